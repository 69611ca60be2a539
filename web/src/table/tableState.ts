// What boards keep beside the view while one table is open: which tab, which battle is put away, where the focus was.
// Every page of a table begins with fresh ones and drops them when it is left; nothing leaks from table to table.
type Reset = () => void

const resets: Reset[] = []
let entered = {}

/** State of the open table. `make` is called now and again for every table. */
export function tableState<Kept extends object>(make: () => Kept): () => Kept {
  let kept = make()
  resets.push(() => (kept = make()))
  return () => kept
}

/** A page of a table is opened; the returned function drops what it has kept, unless another page has begun since. */
export function enterTable(): () => void {
  const own = {}
  entered = own
  forget()
  return () => {
    if (entered === own) forget()
  }
}

function forget(): void {
  for (const reset of resets) reset()
}
