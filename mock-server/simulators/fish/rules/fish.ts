import { motifOf } from '#mock/art/looks.ts'
import { type LocalizedText, parseTexts } from '#mock/catalogue/words.ts'
import { randomOf, type Random } from '#mock/kernel/world/random.ts'

/** A kind of fish with its pays for a shot that catches it. Higher payers are caught and appear less often (`weight`). */
export type Kind = { code: string; name: LocalizedText; pays: number; weight: number }
/** A fish in the water. Times in ms. */
export type Fish = { id: string; kind: string; pays: number; from: number; until: number; lane: number }

/** The average return of a shot, the same for every fish. */
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

const RANKS: readonly Kind[][] = TABLE.split('\n').map((line) => {
  const [pays, weight, names = ''] = line.split('|')
  return parseTexts(names).map((name) => ({
    code: name.en.toLowerCase(),
    name,
    pays: Number(pays),
    weight: Number(weight),
  }))
})
const WEIGHTED_RANKS = RANKS.flatMap(([kind], rank) => Array<number>(kind!.weight).fill(rank))

/** Returns the kinds of a look, from the lowest payer up: the one in its picture, the others at random. */
export function kindsOf(look: string): Kind[] {
  const draw = randomOf(0, 'kinds', look)
  const motif = motifOf(look)
  return RANKS.map((rank) => rank.find(({ code }) => code.includes(motif)) ?? draw.pick(rank))
}

export const catchChance = (pays: number) => RETURN / pays

/** A shoal arrives in each interval, and has left when the next but one arrives. */
const SHOAL_INTERVAL = 10_000
const SHOAL = 12
const SWIM_TIME = { min: 8000, extra: 10_000 }

type Streams = (...keys: (string | number)[]) => Random
/** `ahead`: includes fish that come within so many ms. */
type Water = { game: { nodeId: number; look: string }; now: number; random: Streams; ahead?: number }

function shoalOf(number: number, { game: { nodeId, look }, random }: Water): Fish[] {
  const draw = random('shoal', nodeId, number)
  const kinds = kindsOf(look)
  return Array.from({ length: SHOAL }, (_, index) => {
    const { code, pays } = kinds[draw.pick(WEIGHTED_RANKS)]!
    const from = number * SHOAL_INTERVAL + draw.int(SHOAL_INTERVAL)
    const until = from + SWIM_TIME.min + draw.int(SWIM_TIME.extra)
    return { id: `${nodeId}:${number}:${index}`, kind: code, pays, from, until, lane: draw.int(100) }
  })
}

export function fishIn(water: Water): Fish[] {
  const { now, ahead = 0 } = water
  const [first, last] = [Math.floor(now / SHOAL_INTERVAL) - 2, Math.floor((now + ahead) / SHOAL_INTERVAL)]
  const shoals = Array.from({ length: last - first + 1 }, (_, index) => shoalOf(first + index, water))
  return shoals.flat().filter(({ from, until }) => from <= now + ahead && now < until)
}

export const isCaught = ({ pays }: Pick<Fish, 'pays'>, random: Random) => random.next() < catchChance(pays)
