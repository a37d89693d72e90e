import type { LocalizedText } from '#mock/catalogue/words.ts'
import type { Random } from '#mock/kernel/world/random.ts'
import type { Fixture, Sport } from './fixture.ts'

const MINUTE = 60_000

/** A kind of sport: its leagues, sides and schedule: one every `every` minutes, `ahead` of them in advance. */
export type Kind = {
  sport: Sport
  leagues: LocalizedText[]
  sides(): LocalizedText[]
  every: number
  offset: number
  ahead: number
}
type Schedule = Pick<Kind, 'every' | 'offset'>

const startOf = ({ every, offset }: Schedule, number: number) => (number * every + offset) * MINUTE
const lastBegun = ({ every, offset }: Schedule, at: number) => Math.floor((at / MINUTE - offset) / every)

export function numbersAround(kind: Kind, length: number, now: number): number[] {
  const [first, last] = [lastBegun(kind, now - length - 1) + 1, lastBegun(kind, now) + kind.ahead]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

export function meetingOf(
  kind: Kind,
  number: number,
  draw: Random,
): Pick<Fixture, 'sport' | 'league' | 'home' | 'away' | 'startAt'> {
  const sides = kind.sides()
  const home = draw.int(sides.length)
  const away = (home + 1 + draw.int(sides.length - 1)) % sides.length
  return {
    sport: kind.sport,
    league: kind.leagues[number % kind.leagues.length]!,
    home: sides[home]!,
    away: sides[away]!,
    startAt: startOf(kind, number),
  }
}
