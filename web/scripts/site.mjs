// The documentation site: the Markdown of the repository as pages with one list of contents, and the interface as a
// page made of its description. `npm run site` writes it to target/site; a link that leads nowhere fails.
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import MarkdownIt from 'markdown-it'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const out = join(root, process.argv[2] ?? 'target/site')
const games = ['asgard', 'champions', 'gonewild', 'tinyepic', 'feast']
const languages = { en: 'English', uk: 'Українська', ru: 'Русский' }

const sections = [
  { title: 'Players', pages: ['README.md', 'docs/playing.md', 'docs/gallery.md', 'docs/glossary.md'] },
  ...Object.entries(languages).map(([code, name]) => ({
    title: `Rules · ${name}`,
    pages: games.map((game) => `locales/${code}/rules/${game}.md`),
  })),
  { title: 'Rulings', pages: games.map((game) => `docs/rulings/${game}.md`) },
  { title: 'Hosts', pages: ['docs/hosting.md', 'docs/security.md', 'SECURITY.md', 'docs/performance.md'] },
  { title: 'Bot authors', pages: ['docs/programs.md', 'python/README.md', 'docs/protocol.md', 'docs/bots.md'] },
  {
    title: 'Contributors',
    pages: [
      'CONTRIBUTING.md',
      'ARCHITECTURE.md',
      'docs/content.md',
      'docs/scenarios.md',
      'docs/storm.md',
      'docs/balance.md',
      'web/README.md',
      'CODE_OF_CONDUCT.md',
      'CHANGELOG.md',
      ...games.map((game) => `docs/rules/${game}.md`),
    ],
  },
]
const listed = sections.flatMap(({ pages }) => pages)
const address = (source) => (source === 'README.md' ? 'index.html' : source.replace(/\.md$/, '.html'))
const troubles = []

/** Headings as GitHub names them, so that links into a page work in both places. */
const anchor = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

function renderer(source) {
  const markdown = new MarkdownIt({ html: false, linkify: false })
  const folder = posix.dirname(source)
  markdown.core.ruler.push('links', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', anchor(tokens[index + 1]?.content ?? ''))
      for (const child of token.children ?? []) {
        if (child.type === 'link_open') child.attrSet('href', linked(source, folder, child.attrGet('href') ?? ''))
        if (child.type === 'image') child.attrSet('src', pictured(source, folder, child.attrGet('src') ?? ''))
      }
    }
  })
  return markdown
}

const relative = (from, to) => posix.relative(posix.dirname(address(from)), to) || posix.basename(to)

function linked(source, folder, href) {
  if (/^(https?:|mailto:|#)/.test(href)) return href
  const [path = '', fragment] = href.split('#')
  const target = posix.normalize(posix.join(folder, path))
  const end = fragment ? `#${fragment}` : ''
  if (listed.includes(target)) return relative(source, address(target)) + end
  known.push([source, target])
  return relative(source, target)
}

function pictured(source, folder, src) {
  const target = posix.normalize(posix.join(folder, src))
  known.push([source, target])
  return relative(source, target)
}

/** Files that a page names and that are no pages: they must be there, and go along. */
const known = []

const title = (text, source) => /^# (.+)$/m.exec(text)?.[1] ?? source

function page(source, heading, body, titles) {
  const contents = sections
    .map(({ title: name, pages }) => {
      const links = pages.map((one) => {
        const here = one === source ? ' aria-current="page"' : ''
        return `<li><a href="${relative(source, address(one))}"${here}>${escape(titles.get(one))}</a></li>`
      })
      if (name === 'Bot authors') links.push(`<li><a href="${relative(source, 'api.html')}">The interface</a></li>`)
      const open = pages.includes(source) || (source === 'api.md' && name === 'Bot authors') ? ' open' : ''
      return `<details${open}><summary>${escape(name)}</summary><ul>${links.join('')}</ul></details>`
    })
    .join('\n')
  const language = /^locales\/(\w+)\//.exec(source)?.[1] ?? 'en'
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(heading)} · Longhall</title>
<link rel="stylesheet" href="${relative(source, 'site.css')}">
<nav aria-label="Contents"><a class="house" href="${relative(source, 'index.html')}">Longhall</a>
${contents}
</nav>
<main>
${body}
</main>
</html>
`
}

const escape = (text = '') => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The interface, made of crates/server/openapi.json. */
function api(document) {
  const shape = (schema) => {
    if (!schema) return ''
    if (schema.$ref) {
      const name = schema.$ref.split('/').pop()
      return `<a href="#${name}">${name}</a>`
    }
    if (schema.enum) return schema.enum.map((word) => `<code>${escape(String(word))}</code>`).join(' | ')
    const several = schema.anyOf ?? schema.oneOf
    if (several) return several.map(shape).join(' | ')
    if (schema.type === 'array') return `list of ${shape(schema.items)}`
    if (schema.properties) {
      const rows = Object.entries(schema.properties).map(([name, one]) => {
        const needed = schema.required?.includes(name) ? '' : ' <i>(may be missing)</i>'
        return `<li><code>${name}</code>: ${shape(one)}${needed}${one.description ? ` · ${escape(one.description)}` : ''}</li>`
      })
      return `<ul>${rows.join('')}</ul>`
    }
    return schema.type ?? 'anything'
  }
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const scope = call.security?.find((way) => way.token)?.token[0]
      const body = call.requestBody?.content['application/json']?.schema
      const answer = Object.values(call.responses['200']?.content ?? {})[0]?.schema
      return `<tr><td><code>${method.toUpperCase()} ${escape(path)}</code></td><td>${escape(call.summary)}</td>
<td>${shape(body)}</td><td>${shape(answer)}</td><td>${scope ?? 'people only'}</td></tr>`
    }),
  )
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<h3 id="${name}">${name}</h3>${schema.description ? `<p>${escape(schema.description)}</p>` : ''}<div>${shape(schema)}</div>`,
  )
  return `<h1>The interface</h1>
<p>${escape(document.info.description)} A server gives the same as <code>/api/openapi.json</code> (OpenAPI 3.1) and
<code>/api/socket.schema.json</code> (JSON Schema). The last column is the least scope of a token.</p>
<h2 id="calls">Calls</h2><table><tr><th>call</th><th>what</th><th>body</th><th>answer</th><th>token</th></tr>
${calls.join('\n')}</table>
<h2 id="schemas">Shapes</h2>
${schemas.join('\n')}`
}

const css = `:root{--ground:#f6f1e7;--ink:#26221c;--quiet:#6b6257;--line:#d9cfbd;--link:#8a3b1f;--raised:#fffdf8}
@media (prefers-color-scheme:dark){:root{--ground:#1b1a18;--ink:#ece5d8;--quiet:#a89f90;--line:#3a362f;--link:#e2a07c;--raised:#242220}}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:280px minmax(0,1fr);background:var(--ground);color:var(--ink);font:17px/1.6 Georgia,'Times New Roman',serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;border-right:1px solid var(--line);font:15px/1.5 system-ui,sans-serif}
nav ul{list-style:none;margin:4px 0 12px;padding-left:12px}nav li{margin:4px 0}summary{cursor:pointer;font-weight:600;padding:4px 0}
.house{display:block;margin-bottom:16px;font:700 24px Georgia,serif;color:var(--ink)}
main{max-width:900px;padding:24px 40px 80px;min-width:0}a{color:var(--link);text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}
a[aria-current]{font-weight:700;color:var(--ink)}h1,h2,h3{line-height:1.2;margin-top:1.6em}h1{margin-top:0}
img{max-width:100%;height:auto;border:1px solid var(--line);border-radius:8px}
pre{overflow:auto;padding:14px;background:var(--raised);border:1px solid var(--line);border-radius:8px;font-size:14px}code{font-size:.88em}
table{display:block;overflow-x:auto;border-collapse:collapse;font-size:15px}td,th{padding:6px 10px;border:1px solid var(--line);text-align:left;vertical-align:top}
td ul{margin:0;padding-left:16px}
@media (max-width:800px){body{display:block}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}main{padding:20px 16px 60px}}
`

async function write(path, text) {
  await mkdir(dirname(join(out, path)), { recursive: true })
  await writeFile(join(out, path), text)
}

await rm(out, { recursive: true, force: true })
const texts = new Map(
  await Promise.all(listed.map(async (source) => [source, await readFile(join(root, source), 'utf8')])),
)
const titles = new Map(
  [...texts].map(([source, text]) => [source, source === 'README.md' ? 'What it is' : title(text, source)]),
)
for (const [source, text] of texts) {
  const body = renderer(source).render(text)
  await write(address(source), page(source, titles.get(source), body, titles))
}
const document = JSON.parse(await readFile(join(root, 'crates/server/openapi.json'), 'utf8'))
await write('api.html', page('api.md', 'The interface', api(document), titles))
await write('site.css', css)
for (const [source, target] of known) {
  const what = await stat(join(root, target)).catch(() => undefined)
  if (what?.isFile()) await cp(join(root, target), join(out, target))
  else troubles.push(`${source} links to ${target}, which is no file`)
}
if (troubles.length > 0) {
  process.stderr.write(`${troubles.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write(`${listed.length + 1} pages in ${out}\n`)
