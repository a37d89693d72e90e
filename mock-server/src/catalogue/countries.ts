import { parseText, type LocalizedText } from './words.ts'

export type Country = { code: string; dialingCode: string; name: LocalizedText }

const TABLE = `VN|84|Việt Nam=Vietnam
TH|66|Thái Lan=Thailand
KH|855|Campuchia=Cambodia
LA|856|Lào=Laos
MM|95|Myanmar=Myanmar
MY|60|Malaysia=Malaysia
SG|65|Singapore=Singapore
ID|62|Indonesia=Indonesia
PH|63|Philippines=Philippines
BN|673|Brunei=Brunei
CN|86|Trung Quốc=China
HK|852|Hồng Kông=Hong Kong
MO|853|Ma Cao=Macau
TW|886|Đài Loan=Taiwan
JP|81|Nhật Bản=Japan
KR|82|Hàn Quốc=South Korea
IN|91|Ấn Độ=India
AE|971|Các Tiểu vương quốc Ả Rập=United Arab Emirates
AU|61|Úc=Australia
NZ|64|New Zealand=New Zealand
GB|44|Vương quốc Anh=United Kingdom
FR|33|Pháp=France
DE|49|Đức=Germany
NL|31|Hà Lan=Netherlands
PL|48|Ba Lan=Poland
CZ|420|Séc=Czechia
HU|36|Hungary=Hungary
US|1|Hoa Kỳ=United States
CA|1|Canada=Canada
BR|55|Brazil=Brazil`

export function countries(): Country[] {
  return TABLE.split('\n').map((line) => {
    const [code = '', dialingCode = '', names = ''] = line.split('|')
    return { code, dialingCode: `+${dialingCode}`, name: parseText(names) }
  })
}
