/** @jsxImportSource preact */
import { crest } from '#mock/art/crest.ts'
import { fold } from '#mock/catalogue/fold.ts'

const cache = new Map<string, string>()

export const Crest = ({ name }: { name: string }) => (
  <img class="crest" src={crestOf(name)} alt="" width="28" height="28" />
)

function crestOf(name: string): string {
  const known = cache.get(name)
  if (known) return known
  const letter = fold(name.replace(/^The /, '')).charAt(0).toUpperCase()
  const picture = `data:image/svg+xml,${encodeURIComponent(crest(name, letter, orderOf(name)))}`
  cache.set(name, picture)
  return picture
}

const orderOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 997, 7)
