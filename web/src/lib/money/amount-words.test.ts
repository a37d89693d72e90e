import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-words.ts'

const vnd = (dong: number) => dong * 100

test.each([
  [0, 'Không đồng'],
  [5_000_000, 'Năm triệu đồng'],
  [50_000, 'Năm mươi nghìn đồng'],
  [100_000, 'Một trăm nghìn đồng'],
  [1_050_000, 'Một triệu không trăm năm mươi nghìn đồng'],
  [1_000_005, 'Một triệu không trăm lẻ năm đồng'],
  [21_000, 'Hai mươi mốt nghìn đồng'],
  [11_000, 'Mười một nghìn đồng'],
  [15_000, 'Mười lăm nghìn đồng'],
  [24_500_000, 'Hai mươi tư triệu năm trăm nghìn đồng'],
  [105_000_000, 'Một trăm lẻ năm triệu đồng'],
  [300_000_000, 'Ba trăm triệu đồng'],
  [1_005_000_000, 'Một tỷ không trăm lẻ năm triệu đồng'],
  [1_234_000_000_000, 'Một nghìn hai trăm ba mươi tư tỷ đồng'],
])('%i in Vietnamese is %s', (dong, words) => {
  expect(amountInWords(vnd(dong), 'VI')).toBe(words)
})

test.each([
  [0, 'Zero dong'],
  [5_000_000, 'Five million dong'],
  [50_000, 'Fifty thousand dong'],
  [105_000, 'One hundred and five thousand dong'],
  [1_000_005, 'One million and five dong'],
  [1_005_000, 'One million five thousand dong'],
  [21_421_000, 'Twenty-one million four hundred and twenty-one thousand dong'],
  [2_000_000_000, 'Two billion dong'],
])('%i in English is %s', (dong, words) => {
  expect(amountInWords(vnd(dong), 'EN')).toBe(words)
})

test('hundredths are included', () => {
  expect(amountInWords(vnd(50_000) + 50, 'VI')).toBe('Năm mươi nghìn đồng năm mươi xu')
  expect(amountInWords(vnd(50_000) + 1, 'EN')).toBe('Fifty thousand dong and one xu')
})

const SOUNDS: [words: string, first: number, step: number][] = [
  ['không một hai ba bốn năm sáu bảy tám chín', 0, 1],
  ['mốt', 1, 1],
  ['tư lăm', 4, 1],
  ['zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen', 0, 1],
  ['fifteen sixteen seventeen eighteen nineteen', 15, 1],
  ['twenty thirty forty fifty sixty seventy eighty ninety', 20, 10],
]
const DIGITS: Record<string, number> = Object.fromEntries(
  SOUNDS.flatMap(([words, first, step]) => words.split(' ').map((word, index) => [word, first + index * step])),
)
const SCALES: Record<string, number> = {
  nghìn: 1e3,
  triệu: 1e6,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}

function parseWords(text: string): number {
  let [total, sum, group] = [0, 0, 0]
  for (const word of text.toLowerCase().split(/[ -]/)) {
    if (word === 'trăm' || word === 'hundred') group *= 100
    else if (word === 'mươi') group = group - (group % 10) + (group % 10) * 10
    else if (word === 'mười') group += 10
    else if (word === 'tỷ') [total, sum, group] = [total + (sum + group) * 1e9, 0, 0]
    else if (SCALES[word]) [sum, group] = [sum + group * SCALES[word], 0]
    else group += DIGITS[word] ?? 0
  }
  return total + sum + group
}

test.each(['VI', 'EN'] as const)('in %s the words of any amount parse back to the amount', (language) => {
  fc.assert(
    fc.property(fc.nat({ max: 1e13 }), (dong) => {
      expect(parseWords(amountInWords(vnd(dong), language))).toBe(dong)
    }),
  )
})

test.each(['VI', 'EN'] as const)('in %s no two amounts have the same words', (language) => {
  fc.assert(
    fc.property(fc.nat({ max: 1e13 }), fc.nat({ max: 1e13 }), (one, other) => {
      fc.pre(one !== other)
      expect(amountInWords(one, language)).not.toBe(amountInWords(other, language))
    }),
  )
})
