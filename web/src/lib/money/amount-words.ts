import { config } from '#lib/site/config.ts'
import type { Language } from './money.ts'

const BILLION = 1_000_000_000
const vi = { digits: 'không một hai ba bốn năm sáu bảy tám chín'.split(' '), scales: ['', 'nghìn', 'triệu'] }
const en = {
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  scales: ['', 'thousand', 'million', 'billion', 'trillion'],
}

/** The last digit of a number below 100, in its form after tens. */
function viUnit(tens: number, unit: number): string {
  if (unit === 1 && tens > 1) return 'mốt'
  if (unit === 4 && tens > 1) return 'tư'
  if (unit === 5 && tens > 0) return 'lăm'
  return vi.digits[unit]!
}

/** Words of a number up to 999. After a greater group, hundreds and tens are included even if they are zero. */
function viGroup(value: number, isFollowing: boolean): string {
  const [hundreds, tens, unit] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const words = hundreds > 0 || isFollowing ? [vi.digits[hundreds]!, 'trăm'] : []
  if (tens > 0) words.push(...(tens === 1 ? ['mười'] : [vi.digits[tens]!, 'mươi']))
  if (tens === 0 && unit > 0 && words.length > 0) words.push('lẻ')
  if (unit > 0) words.push(viUnit(tens, unit))
  return words.join(' ')
}

function enGroup(value: number, isFollowing: boolean): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  const under = rest < 20 ? en.small[rest]! : [en.tens[Math.floor(rest / 10)], en.small[rest % 10]].join('-')
  const last = under.replace('-zero', '')
  if (hundreds === 0) return isFollowing ? `and ${last}` : last
  return rest === 0 ? `${en.small[hundreds]} hundred` : `${en.small[hundreds]} hundred and ${last}`
}

const groupsOf = (value: number, maxRank: number) =>
  Array.from({ length: maxRank + 1 }, (_, index) => maxRank - index)
    .map((rank) => ({ rank, group: Math.floor(value / 1000 ** rank) % 1000 }))
    .filter(({ group }) => group > 0)

/** Above 10^9, Vietnamese counts in `tỷ`, recursively. */
function viWords(value: number): string {
  const high = Math.floor(value / BILLION)
  const groups = groupsOf(value, 2).map(
    ({ group, rank }, index) => `${viGroup(group, index > 0 || high > 0)} ${vi.scales[rank]}`,
  )
  return [...(high > 0 ? [`${viWords(high)} tỷ`] : []), ...groups].map((words) => words.trim()).join(' ')
}

/** "And" joins only the last group below one hundred: one million and five, but one million five thousand. */
const enWords = (value: number): string =>
  groupsOf(value, en.scales.length - 1)
    .map(({ group, rank }, index) => `${enGroup(group, index > 0 && rank === 0)} ${en.scales[rank]}`.trim())
    .join(' ')

const languages = {
  VI: { words: viWords, zero: 'không', unit: 'đồng', and: ' ' },
  EN: { words: enWords, zero: 'zero', unit: 'dong', and: ' and ' },
} as const

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Writes an amount in words, so that a zero too many is noticed: `Năm triệu đồng`, `Five million dong`; hundredths are xu. `minor` is in whole minor units and
 * not negative. Without a name of the unit if the brand has another currency.
 */
export function amountInWords(minor: number, language: Language): string {
  const { words, zero, unit, and } = languages[language]
  const [dong, xu] = [Math.floor(minor / 100), minor % 100]
  // Other currencies have units of other names.
  if (config.brand?.currency) return capital(`${words(dong) || zero}${xu === 0 ? '' : ` ${xu}/100`}`)
  const sum = `${words(dong) || zero} ${unit}`
  return capital(xu === 0 ? sum : `${sum}${and}${words(xu)} xu`)
}
