import { word, type Word } from '../../../src/catalogue/words.ts'
import type { Random } from '../../../src/kernel/random.ts'

/** A kind of fish: what it pays of a shot that catches it. The more it pays, the seldomer it is caught, and seen. */
export type Kind = { code: string; name: Word; pays: number; seen: number }
/** A fish in the water. Times in ms. */
export type Fish = { id: string; kind: string; pays: number; from: number; until: number; lane: number }

/** What of a shot comes back on average, whatever it is aimed at. */
export const RETURN = 0.95

const TABLE = `shrimp|Tôm=Shrimp|2|24
goby|Cá bống=Goby|3|20
perch|Cá rô=Perch|5|16
carp|Cá chép=Carp|8|12
squid|Mực=Squid|12|9
turtle|Rùa biển=Turtle|20|7
ray|Cá đuối=Ray|35|5
shark|Cá mập=Shark|60|4
whale|Cá voi=Whale|120|2
dragon|Rồng biển=Sea dragon|300|1`

export const KINDS: readonly Kind[] = TABLE.split('\n').map((line) => {
  const [code = '', name = '', pays, seen] = line.split('|')
  return { code, name: word(name), pays: Number(pays), seen: Number(seen) }
})
const LOTS = KINDS.flatMap((kind) => Array.from({ length: kind.seen }, () => kind))

/** How likely a shot catches a fish that pays so much. */
export const catchChance = (pays: number) => RETURN / pays

/** A shoal swims in together, and is gone when the next but one comes. */
const EVERY = 10_000
const SHOAL = 12
const SWIM = { least: 8000, more: 10_000 }

type Streams = (...keys: (string | number)[]) => Random
type Water = { nodeId: number; now: number; random: Streams }

function shoalOf(nodeId: number, number: number, random: Streams): Fish[] {
  const draw = random('shoal', nodeId, number)
  return Array.from({ length: SHOAL }, (_, index) => {
    const { code, pays } = draw.pick(LOTS)
    const from = number * EVERY + draw.int(EVERY)
    const until = from + SWIM.least + draw.int(SWIM.more)
    return { id: `${nodeId}:${number}:${index}`, kind: code, pays, from, until, lane: draw.int(100) }
  })
}

/** The fish that swim in a water at the moment, the same for everybody who looks. */
export function fishIn({ nodeId, now, random }: Water): Fish[] {
  const latest = Math.floor(now / EVERY)
  const shoals = [latest - 2, latest - 1, latest].flatMap((number) => shoalOf(nodeId, number, random))
  return shoals.filter(({ from, until }) => from <= now && now < until)
}

/** Whether a shot at a fish catches it. */
export const isCaught = ({ pays }: Pick<Fish, 'pays'>, random: Random) => random.next() < catchChance(pays)
