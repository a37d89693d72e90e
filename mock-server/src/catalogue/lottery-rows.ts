import type { LotteryVendor } from '@longan/sdk'

export type LotteryGroup = 'QUICK' | 'MINUTE' | 'DAILY' | 'TABLE' | 'SEA'
export type LotteryRow = [gameId: string, code: string, group: LotteryGroup, ...string[]]

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

export const lotteryRows: readonly LotteryRow[] = TABLE.split('\n').map((row) => row.split('|') as LotteryRow)

export const vendorOfGroup = (group: LotteryGroup): LotteryVendor => (group === 'SEA' ? 'TCG_SEA' : 'TCG_LOTTO_VN')

const vendors = new Map(lotteryRows.map(([, code, group]) => [code, vendorOfGroup(group)]))

export const findLotteryVendor = (code: string): LotteryVendor | undefined => vendors.get(code)
