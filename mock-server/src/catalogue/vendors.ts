import { vendorMarkUrl } from '../art/urls.ts'
import type { Category, Vendor } from './game.ts'

/**
 * code|Vietnamese name|English name|category:games ...
 * The specification states the codes FB, DS88, DIG, WGB, WS168, SV3, TCG_LOTTO_VN and TCG_SEA; all others are invented.
 * In the order of vendor menus. Lottery games are 0 here, because they belong to the lottery domain.
 */
const TABLE = `KLG|Kim Long|Golden Dragon|RNG:160
DSN|Đông Sơn|Dong Son|RNG:150
HLG|Hạ Long|Ha Long Bay|RNG:140 FISH:30
SEN|Sen Studio|Lotus Studio|LIVE:60
BVT|Bách Việt|Bach Viet|RNG:100 PVP:60
PHG|Phượng Hoàng|Phoenix Works|RNG:140
CLG|Cửu Long|Nine Rivers|RNG:130 FISH:28
NGT|Ngọc Trai|Pearl Play|RNG:120 FISH:25
TLQ|Thanh Long|Blue Dragon|RNG:130
LHG|Lạc Hồng|Lac Hong|RNG:110 PVP:40
HCU|Hoàng Cung|Royal Court|LIVE:56
TMA|Trúc Mai|Bamboo and Plum|RNG:120
SMI|Sao Mai|Morning Star|RNG:120
BXA|Biển Xanh|Blue Sea|FISH:40
TLI|Tứ Linh|Four Spirits|PVP:70
ATR|Ánh Trăng|Moonlight|LIVE:50
TRC|Trống Cơm|Rice Drum|RNG:120
KYL|Kỳ Lân|Unicorn House|RNG:110
BMI|Ban Mai|Daybreak|RNG:110
LVA|Lúa Vàng|Golden Rice|RNG:110
MTR|Mây Trắng|White Cloud|RNG:110
HTR|Hải Triều|Tide|FISH:36
BTA|Bài Ta|Our Cards|PVP:60
LSO|Lầu Son|Red Pavilion|LIVE:44
HBA|Hoa Ban|Bauhinia|RNG:100
GNM|Gió Nam|South Wind|RNG:100
DLG|Đèn Lồng|Lantern|RNG:90
TSN|Trường Sơn|Long Range|RNG:90
QTR|Quán Trà|Tea House|PVP:40
SDO|Sóng Đôi|Twin Waves|FISH:24
TLU|Tơ Lụa|Silk Road|LIVE:40
CDO|Cố Đô|Old Capital|RNG:60
TQY|Tứ Quý|Four Seasons|PVP:36
NOG|Ngư Ông|Old Fisherman|FISH:20
NGA|Ngà Voi|Ivory|LIVE:1
TTH|Tam Thái|Three Peaks|RNG:1
FB|FB Thể Thao|FB Sports|SPORTS:1
SCO|Sân Cỏ|The Pitch|SPORTS:14
CVO|Cầu Vồng|Rainbow|SPORTS:12
VDA|Việt Dã|Cross Country|SPORTS:10
DTS|Đấu Trường Số|Digital Arena|ESPORTS:24
DS88|Gà Chọi DS88|DS88 Arena|COCKFIGHT:10
DIG|Gà Nòi DIG|DIG Cockpit|COCKFIGHT:8
WGB|Trường Gà WGB|WGB Ring|COCKFIGHT:8
WS168|Sới Gà WS168|WS168 Pit|COCKFIGHT:10
SV3|Chiến Kê SV3|SV3 Champions|COCKFIGHT:6
TCG_LOTTO_VN|Xổ Số Việt|Vietnam Lottery|LOTT:0 ELOTT:0
TCG_SEA|Xổ Số Đông Nam Á|Southeast Asia Lottery|LOTT:0`

export type Share = { vendor: string; category: Category; games: number }

const FIRST_ACCOUNT_TYPE = 101
const FIRST_LOBBY = 9001

type Row = { code: string; vi: string; en: string; shares: Share[] }

function parseRow(line: string): Row {
  const [code = '', vi = '', en = '', shares = ''] = line.split('|')
  const parseShare = (text: string): Share => {
    const [category, games] = text.split(':')
    return { vendor: code, category: category as Category, games: Number(games) }
  }
  return { code, vi, en, shares: shares.split(' ').map(parseShare) }
}

export function readVendors(): { vendors: Vendor[]; shares: Share[] } {
  const rows = TABLE.split('\n').map(parseRow)
  const lobbyIds = rows.flatMap((row) => row.shares.map((share) => `${row.code}:${share.category}`))
  const vendors = rows.map((row, index): Vendor => ({
    code: row.code,
    name: { vi: row.vi, en: row.en },
    accountTypeId: FIRST_ACCOUNT_TYPE + index,
    accountTypeName: row.en,
    categories: row.shares.map((share) => share.category),
    lobbies: row.shares.map((share) => {
      const id = FIRST_LOBBY + lobbyIds.indexOf(`${row.code}:${share.category}`)
      return { category: share.category, gameId: id, nodeId: id, gameCode: 'lobby' }
    }),
    mark: vendorMarkUrl(row.code),
  }))
  return { vendors, shares: rows.flatMap((row) => row.shares) }
}
