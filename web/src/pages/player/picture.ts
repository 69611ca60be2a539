// A picture of one result to share, drawn on a canvas in this browser: nothing is sent anywhere.
import { figure } from '$i18n/figure'
import { t } from '$i18n/i18n.svelte'
import type { PlayedGame, PlayedSeat } from '$net/protocol'

const [width, height, margin] = [1200, 630, 72]

/** A token of the house as the canvas wants it; light-dark() is resolved by the browser itself. */
function colour(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const found = getComputedStyle(probe).color
  probe.remove()
  return found
}

export const seatName = ({ name, bot, shape }: PlayedSeat) => (bot ? t(`bot-name-${shape}`) : name)

/** The seats, best place first. */
export function ranked(game: PlayedGame): PlayedSeat[] {
  return [...game.seats].sort((a, b) => (a.place ?? 99) - (b.place ?? 99))
}

export async function draw(game: PlayedGame): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  await document.fonts.ready
  const [serif, sans] = ['Alegreya Variable, Alegreya, Georgia, serif', 'Golos Text Variable, Golos Text, sans-serif']
  const [cloth, oak, gold, light, pale] = ['cloth', 'oak', 'gold', 'on-cloth', 'on-cloth-2'].map(colour)
  const write = (words: string, font: string, ink: string | undefined, x: number, y: number, room: number) => {
    pen.font = font
    pen.fillStyle = ink ?? ''
    pen.fillText(fitted(pen, words, room), x, y)
  }
  pen.fillStyle = cloth ?? ''
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = oak ?? ''
  pen.fillRect(0, height - 92, width, 92)
  pen.fillStyle = gold ?? ''
  pen.fillRect(0, height - 98, width, 6)
  write(game.name || t(`game-${game.game}`), `800 68px ${serif}`, light, margin, 128, width - 2 * margin)
  const under = game.name ? t(`game-${game.game}`) : new Date(game.ended_ms).toLocaleDateString()
  write(under, `400 30px ${sans}`, pale, margin, 178, width - 2 * margin)
  ranked(game).forEach((seat, index) => {
    const top = 232 + index * 58
    if (seat.owner) {
      pen.strokeStyle = gold ?? ''
      pen.lineWidth = 3
      pen.strokeRect(margin - 18, top, width - 2 * margin + 36, 52)
    }
    pen.fillStyle = colour(`player-${seat.shape}`)
    pen.beginPath()
    pen.arc(margin + 22, top + 26, 18, 0, 2 * Math.PI)
    pen.fill()
    pen.strokeStyle = light ?? ''
    pen.lineWidth = 3
    pen.stroke()
    const ink = seat.place === 1 ? gold : light
    write(
      seat.place === null ? '' : t('player-place', { place: seat.place }),
      `700 30px ${sans}`,
      ink,
      margin + 64,
      top + 37,
      120,
    )
    write(seatName(seat), `700 32px ${serif}`, ink, margin + 200, top + 37, 620)
    pen.textAlign = 'right'
    write(seat.points === null ? '' : figure(seat.points), `700 32px ${sans}`, ink, width - margin, top + 37, 200)
    pen.textAlign = 'left'
  })
  write(`Longhall · ${location.host}`, `600 30px ${sans}`, colour('on-oak'), margin, height - 36, width - 2 * margin)
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'))
}

/** Words cut so that they fit. */
function fitted(pen: CanvasRenderingContext2D, words: string, room: number): string {
  let shown = words
  while (shown !== '' && pen.measureText(shown).width > room) shown = shown.slice(0, -2)
  return shown === words ? words : `${shown}…`
}

/** To the share sheet where there is one, else as a file. */
export async function share(game: PlayedGame): Promise<void> {
  const blob = await draw(game)
  if (!blob) return
  const file = new File([blob], `longhall-${game.game}.png`, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    // Who closes the sheet has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
