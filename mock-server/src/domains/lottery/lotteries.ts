import type { LotteryVendor, PrizeMode } from '@longan/sdk'
import { lotteryMarkUrl } from '../../art/urls.ts'
import { badField } from '../../kernel/refusal.ts'
import type { Table } from './draws.ts'

type Words = { vi: string; en: string }
export type Group = 'QUICK' | 'MINUTE' | 'DAILY' | 'TABLE' | 'SEA'

export type Lottery = {
  gameId: number
  code: string
  vendor: LotteryVendor
  names: Words
  group: Group
  /** From one draw to the next, ms. */
  period: number
  /** When in the day's +07:00 its draws fall, ms; 0 where a round starts at midnight. */
  timeOfDay: number
  /** Seconds before the draw in which no bets are taken. */
  lockTime: number
  table: Table
  isHot: boolean
  /** Draws go on, but no bets are taken. */
  isPaused: boolean
  icon: string
}

export const GROUPS: Record<Group, Words> = {
  QUICK: { vi: 'Xổ số siêu tốc', en: 'Speed lottery' },
  MINUTE: { vi: 'Xổ số theo phút', en: 'Minutes and hours' },
  DAILY: { vi: 'Xổ số ba miền', en: 'Daily draws' },
  TABLE: { vi: 'Bàn chơi', en: 'Table games' },
  SEA: { vi: 'Đông Nam Á', en: 'South-East Asia' },
}

/** gameId|code|group|Vietnamese name|English name|seconds from draw to draw, or the time of the daily draw|lock in seconds|table|marks */
const TABLE = `301|AE63FK3|QUICK|Miền Bắc VIP 75 giây|North VIP 75 s|75|6|north|HOT
302|VNQ45|QUICK|Siêu Tốc 45 giây|Speed 45 s|45|5|north|
303|VNQ60|QUICK|Hà Nội 60 giây|Hanoi 60 s|60|5|north|
304|VNQ90|QUICK|Sài Gòn 90 giây|Saigon 90 s|90|6|quickSouth|
305|VNM2|MINUTE|Hà Nội 2 phút|Hanoi 2 min|120|8|north|
306|VNM3|MINUTE|Đà Nẵng 3 phút|Da Nang 3 min|180|10|quickSouth|
307|VNM5|MINUTE|Sài Gòn 5 phút|Saigon 5 min|300|10|quickSouth|HOT
308|VNM10|MINUTE|Huế 10 phút|Hue 10 min|600|15|quickSouth|
309|VNM30|MINUTE|Tây Nguyên 30 phút|Highlands 30 min|1800|30|quickSouth|PAUSED
310|VNH1|MINUTE|Hà Nội mỗi giờ|Hanoi hourly|3600|60|north|
311|XSMB|DAILY|Miền Bắc|The North|18:15|900|north|HOT
312|XSMT|DAILY|Miền Trung|The Centre|17:15|900|south|
313|XSMN|DAILY|Miền Nam|The South|16:15|900|south|
314|XSHN|DAILY|Hà Nội VIP|Hanoi VIP|19:00|600|north|
315|XSSG|DAILY|Sài Gòn VIP|Saigon VIP|20:00|600|south|
316|XSDN|DAILY|Đà Nẵng đêm|Da Nang at night|21:30|600|south|
317|VNTX60|TABLE|Tài Xỉu 60 giây|Big and Small 60 s|60|5|single|
401|SEALA3|SEA|Lào VIP 3 phút|Laos VIP 3 min|180|10|four|HOT
402|SEATH5|SEA|Thái Lan VIP 5 phút|Thailand VIP 5 min|300|10|four|
403|SEAKH2|SEA|Campuchia 2 phút|Cambodia 2 min|120|8|four|
404|SEAID10|SEA|Indonesia 4D 10 phút|Indonesia 4D 10 min|600|15|four|
405|SEAMY|SEA|Malaysia 4D|Malaysia 4D|18:30|600|four|`

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

function parseSchedule(text: string) {
  const [hours, minutes] = text.split(':').map(Number)
  if (minutes === undefined) return { period: hours! * 1000, timeOfDay: 0 }
  return { period: DAY, timeOfDay: (hours! * 60 + minutes) * MINUTE }
}

function parseRow(row: string, index: number): Lottery {
  const [gameId, code, group, vi, en, schedule, lock, table, marks] = row.split('|') as [
    string,
    string,
    Group,
    ...string[],
  ]
  return {
    gameId: Number(gameId),
    code,
    group,
    vendor: group === 'SEA' ? 'TCG_SEA' : 'TCG_LOTTO_VN',
    names: { vi: vi!, en: en! },
    ...parseSchedule(schedule!),
    lockTime: Number(lock),
    table: table as Table,
    isHot: marks === 'HOT',
    isPaused: marks === 'PAUSED',
    icon: lotteryMarkUrl(index + 1),
  }
}

/** Every lottery of the site, in the order of its menus. */
export const lotteries: readonly Lottery[] = TABLE.split('\n').map(parseRow)

export const isDaily = ({ period }: Lottery) => period === DAY

/** The lotteries of a prize mode: South-East Asian ones apart; traditional mode puts the daily draws first. */
export function lotteriesOf(prizeMode: PrizeMode): readonly Lottery[] {
  if (prizeMode === 'SEA') return lotteries.filter(({ group }) => group === 'SEA')
  const vietnamese = lotteries.filter(({ group }) => group !== 'SEA')
  if (prizeMode.toUpperCase() !== 'LOTT') return vietnamese
  return vietnamese.toSorted((one, other) => Number(isDaily(other)) - Number(isDaily(one)))
}

const byId = new Map(lotteries.map((lottery) => [lottery.gameId, lottery]))
const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))

/** The lottery with this number; refuses an unknown one, naming `field`. */
export function lotteryById(gameId: number, field = 'gameId'): Lottery {
  const lottery = byId.get(gameId)
  if (!lottery) throw badField(field, 'is not a lottery')
  return lottery
}

export function lotteryByCode(code: string, field = 'gameCode'): Lottery {
  const lottery = byCode.get(code)
  if (!lottery) throw badField(field, 'is not a lottery')
  return lottery
}
