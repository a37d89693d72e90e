import { parseText, type LocalizedText } from './words.ts'

/** Kind of account: bank, e-wallet, or cryptocurrency. */
export type AccountKind = 'BC' | 'EW' | 'VW'
/** Value of one coin, in minor units, and the decimals of an amount of it. */
export type Coin = { rate: number; decimals: number }
export type Bank = {
  id: number
  code: string
  name: LocalizedText
  kind: AccountKind
  pattern: RegExp
  coin?: Coin
}

const CARD = '^[0-9]{8,19}$'
const PHONE = '^0[0-9]{8,10}$'

/** code|Vietnamese=English|kind|pattern|rate|decimals. Names are invented, except those of coins. */
const TABLE = `SVBK|Ngân hàng Sông Việt=Song Viet Bank|BC|${CARD}
NLBK|Ngân hàng Nhãn Lồng=Nhan Long Bank|BC|${CARD}
HGBK|Ngân hàng Hạ Giang=Ha Giang River Bank|BC|${CARD}
TDBK|Ngân hàng Thành Đông=Thanh Dong Bank|BC|${CARD}
CSBK|Ngân hàng Cánh Sen=Lotus Petal Bank|BC|${CARD}
MTBK|Ngân hàng Miền Trung Xanh=Green Coast Bank|BC|${CARD}
SENP|Ví Sen=Lotus Pay|EW|${PHONE}
LUAP|Lúa Pay=Rice Pay|EW|${PHONE}
GIOP|Ví Gió=Wind Wallet|EW|${PHONE}
USDT|USDT (TRC20)=USDT (TRC20)|VW|^T[1-9A-HJ-NP-Za-km-z]{33}$|2600000|2
BTC|Bitcoin=Bitcoin|VW|^(1|3|bc1)[a-zA-Z0-9]{25,58}$|250000000000|8
ETH|Ether=Ether|VW|^0x[0-9a-fA-F]{40}$|9000000000|6
LTC|Litecoin=Litecoin|VW|^[LM][a-zA-Z0-9]{26,33}$|220000000|6`

const FIRST_ID = 201

function readBank(line: string, index: number): Bank {
  // A pattern may contain the separator.
  const [, code = '', name = '', kind = '', pattern = '', rate, decimals] =
    /^(\w+)\|([^|]+)\|(\w+)\|(\^.*?\$)(?:\|(\d+)\|(\d))?$/.exec(line) ?? []
  const bank = {
    id: FIRST_ID + index,
    code,
    name: parseText(name),
    kind: kind as AccountKind,
    pattern: new RegExp(pattern),
  }
  return { ...bank, ...(rate && { coin: { rate: Number(rate), decimals: Number(decimals) } }) }
}

const ALL: readonly Bank[] = TABLE.split('\n').map(readBank)

export const banks = (): readonly Bank[] => ALL

export const findBank = (code: string): Bank | undefined => banks().find((bank) => bank.code === code)

export const toCoins = (minor: number, { rate, decimals }: Coin): number => Number((minor / rate).toFixed(decimals))
