import { word } from '../../../src/catalogue/words.ts'
import type { Choice, LiveGame } from './live-game.ts'

export type Spin = { number: number }

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const EVEN_MONEY: Record<string, (number: number) => boolean> = {
  red: (number) => RED.has(number),
  black: (number) => number > 0 && !RED.has(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number > 0 && number % 2 === 0,
  low: (number) => number > 0 && number < 19,
  high: (number) => number > 18,
}

const RETURNS = 97.3
const evenMoney = (name: string): Choice => ({ name: word(name), pays: 200, returns: RETURNS })
const straight = (number: number): Choice => ({
  name: word(`${number}=${number}`),
  pays: 3600,
  returns: RETURNS,
})

/** One zero, 37 numbers. */
export const roulette: LiveGame<Spin> = {
  kind: 'roulette',
  choices: {
    red: evenMoney('Đỏ=Red'),
    black: evenMoney('Đen=Black'),
    odd: evenMoney('Lẻ=Odd'),
    even: evenMoney('Chẵn=Even'),
    low: evenMoney('1–18=1–18'),
    high: evenMoney('19–36=19–36'),
    ...Object.fromEntries(Array.from({ length: 37 }, (_, number) => [number, straight(number)])),
  },
  deal: (random) => ({ number: random.int(37) }),
  backOf({ number }, pick) {
    const hits = EVEN_MONEY[pick]?.(number) ?? pick === String(number)
    return hits ? this.choices[pick]!.pays : 0
  },
}
