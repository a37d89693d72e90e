import { parseText } from '#mock/catalogue/words.ts'
import type { Choice, LiveGame } from './live-game.ts'

export type Spin = { number: number }

/** Red: the odd numbers up to 10 of each half of 18, and the even ones above. */
const isRed = (number: number) => number > 0 && (number % 2 === 1) === (number - 1) % 18 < 10
const EVEN_MONEY: Record<string, (number: number) => boolean> = {
  red: isRed,
  black: (number) => number > 0 && !isRed(number),
  odd: (number) => number % 2 === 1,
  even: (number) => number > 0 && number % 2 === 0,
  low: (number) => number > 0 && number < 19,
  high: (number) => number > 18,
}

const RETURNS = 97.3
const evenMoney = (name: string): Choice => ({ name: parseText(name), pays: 200, returns: RETURNS, chance: 48.65 })
const straight = (number: number): Choice => ({
  name: parseText(`${number}=${number}`),
  pays: 3600,
  returns: RETURNS,
  chance: 2.7,
})

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
  payoutOf({ number }, pick) {
    const hits = EVEN_MONEY[pick]?.(number) ?? pick === String(number)
    return hits ? this.choices[pick]!.pays : 0
  },
}
