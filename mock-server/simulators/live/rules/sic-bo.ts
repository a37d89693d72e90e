import { parseText } from '#mock/catalogue/words.ts'
import type { Choice, LiveGame } from './live-game.ts'

export type Dice = { dice: [number, number, number] }

const sumOf = ({ dice }: Dice) => dice[0] + dice[1] + dice[2]
const isTriple = ({ dice }: Dice) => dice[0] === dice[1] && dice[1] === dice[2]

const WINS: Record<string, (dice: Dice) => boolean> = {
  big: (dice) => sumOf(dice) > 10 && !isTriple(dice),
  small: (dice) => sumOf(dice) < 11 && !isTriple(dice),
  odd: (dice) => sumOf(dice) % 2 === 1 && !isTriple(dice),
  even: (dice) => sumOf(dice) % 2 === 0 && !isTriple(dice),
  triple: isTriple,
}

const evenMoney = (name: string): Choice => ({ name: parseText(name), pays: 200, returns: 97.22, chance: 48.61 })

/** Three dice; a triple beats every bet but the one on it. */
export const sicBo: LiveGame<Dice> = {
  kind: 'sicBo',
  choices: {
    big: evenMoney('Tài=Big'),
    small: evenMoney('Xỉu=Small'),
    odd: evenMoney('Lẻ=Odd'),
    even: evenMoney('Chẵn=Even'),
    triple: { name: parseText('Bộ ba bất kỳ=Any triple'), pays: 3100, returns: 86.11, chance: 2.78 },
  },
  deal: (random) => ({ dice: [1 + random.int(6), 1 + random.int(6), 1 + random.int(6)] }),
  payoutOf(dice, pick) {
    return WINS[pick]!(dice) ? this.choices[pick]!.pays : 0
  },
}
