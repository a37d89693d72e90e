/** @jsxImportSource preact */
import { crest } from '../../../src/art/crest.ts'
import { fold } from '../../../src/catalogue/fold.ts'

const SQUARE = 'square '
const drawn = new Map<string, string>()

/** The crest of an invented side, drawn from its English name: always the same one. */
export const Crest = ({ name, isSquare }: { name: string; isSquare: boolean }) => (
  <img class="crest" src={crestOf(isSquare ? SQUARE + name : name, name)} alt="" width="28" height="28" />
)

function crestOf(key: string, name: string): string {
  const known = drawn.get(key)
  if (known) return known
  const letter = fold(name.replace(/^The /, '')).charAt(0).toUpperCase()
  const picture = `data:image/svg+xml,${encodeURIComponent(crest(key, letter, orderOf(key)))}`
  drawn.set(key, picture)
  return picture
}

/** A number that spreads names over colours and outlines. */
const orderOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 997, 7)
