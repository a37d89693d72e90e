import { inFile, type Mutant } from './mutant.ts'

export const cardMutants: readonly Mutant[] = [
  ...inFile('mock-server/simulators/table/rules/xi-dach.ts', 'mock-server/simulators/table/rules/xi-dach.test.ts', [
    ['the better hand wins; worth the same, or both over twenty-one, is a tie', 'if (lead === 0)', 'if (lead > 99)'],
  ]),
  ...inFile('mock-server/simulators/table/rules/hands.ts', 'mock-server/simulators/table/rules/xi-dach.test.ts', [
    [
      'a member who must not stop gets cards first, also by the clock',
      "while (!cards.movesOf(wager).includes('show')) await cards.draw(wager)",
      '',
    ],
  ]),
]
