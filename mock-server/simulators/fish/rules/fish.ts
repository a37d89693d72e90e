import { motifOf } from '../../../src/catalogue/looks.ts'
import { type Word, words } from '../../../src/catalogue/words.ts'
import { randomOf, type Random } from '../../../src/kernel/random.ts'

/** A kind of fish: what it pays of a shot that catches it. The more it pays, the seldomer it is caught, and seen. */
export type Kind = { code: string; name: Word; pays: number; seen: number }
/** A fish in the water. Times in ms. */
export type Fish = { id: string; kind: string; pays: number; from: number; until: number; lane: number }

/** What of a shot comes back on average, whatever it is aimed at. */
export const RETURN = 0.95

const TABLE = `2|24|Tôm=Shrimp;Cua=Crab
3|20|Cá bống=Goby;Cá ngựa=Seahorse
5|16|Cá rô=Perch;Cá hề=Clownfish
8|12|Cá chép=Carp;Cá nóc=Puffer fish
12|9|Mực=Squid;Bạch tuộc=Octopus
20|7|Rùa biển=Turtle;Sứa=Jellyfish
35|5|Cá đuối=Ray;Cá kiếm=Swordfish
60|4|Cá mập=Shark;Cá sấu=Crocodile
120|2|Cá voi=Whale;Tôm hùm chúa=King lobster
300|1|Rồng biển=Sea dragon;Rồng vàng=Golden dragon`

/** The kinds of each rank. A water has one of each. */
const RANKS: readonly Kind[][] = TABLE.split('\n').map((line) => {
  const [pays, seen, names = ''] = line.split('|')
  return words(names).map((name) => ({
    code: name.en.toLowerCase(),
    name,
    pays: Number(pays),
    seen: Number(seen),
  }))
})
const LOTS = RANKS.flatMap(([kind], rank) => Array<number>(kind!.seen).fill(rank))

/** What swims in a game of this look, from the lowest payer up: what its picture shows, the rest by lot. */
export function kindsOf(look: string): Kind[] {
  const draw = randomOf(0, 'kinds', look)
  const shown = motifOf(look)
  return RANKS.map((rank) => rank.find(({ code }) => code.includes(shown)) ?? draw.pick(rank))
}

/** How likely a shot catches a fish that pays so much. */
export const catchChance = (pays: number) => RETURN / pays

/** A shoal swims in together, and is gone when the next but one comes. */
const EVERY = 10_000
const SHOAL = 12
const SWIM = { least: 8000, more: 10_000 }

type Streams = (...keys: (string | number)[]) => Random
/** `ahead`: who comes within so many ms is there already. */
type Water = { game: { nodeId: number; look: string }; now: number; random: Streams; ahead?: number }

function shoalOf(number: number, { game: { nodeId, look }, random }: Water): Fish[] {
  const draw = random('shoal', nodeId, number)
  const kinds = kindsOf(look)
  return Array.from({ length: SHOAL }, (_, index) => {
    const { code, pays } = kinds[draw.pick(LOTS)]!
    const from = number * EVERY + draw.int(EVERY)
    const until = from + SWIM.least + draw.int(SWIM.more)
    return { id: `${nodeId}:${number}:${index}`, kind: code, pays, from, until, lane: draw.int(100) }
  })
}

/** The fish that swim in a water at the moment, the same for everybody who looks. */
export function fishIn(water: Water): Fish[] {
  const { now, ahead = 0 } = water
  const [first, last] = [Math.floor(now / EVERY) - 2, Math.floor((now + ahead) / EVERY)]
  const shoals = Array.from({ length: last - first + 1 }, (_, index) => shoalOf(first + index, water))
  return shoals.flat().filter(({ from, until }) => from <= now + ahead && now < until)
}

/** Whether a shot at a fish catches it. */
export const isCaught = ({ pays }: Pick<Fish, 'pays'>, random: Random) => random.next() < catchChance(pays)
