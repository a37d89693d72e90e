import { crestUrl } from '../art/urls.ts'
import { parseText, parseTexts, type LocalizedText } from './words.ts'

export type Team = { id: string; name: LocalizedText; crest: string }
export type League = { id: string; name: LocalizedText; teams: Team[] }

/** id|league|clubs; all invented. */
const TABLE = `delta|Giải Chín Dòng Sông=Nine Rivers League|Cánh Đồng Vàng=Golden Fields;Cá Kình=The Grampus;Lúa Non=Young Rice;Bến Đò=Ferry Town;Vườn Trái=Orchard;Chợ Nổi=Floating Market;Sếu Đầu Đỏ=Red-crowned Cranes;Dừa Nước=Water Palms
upland|Cúp Đại Ngàn=Great Forest Cup|Voi Rừng=Forest Elephants;Cồng Chiêng=The Gongs;Đất Đỏ=Red Earth;Hoa Dã Quỳ=Wild Sunflowers;Thác Bạc=Silver Falls;Gió Núi=Mountain Wind;Nhà Rông=Longhouse;Đại Bàng Xám=Grey Eagles
coast|Giải Duyên Hải=Coastal League|Hải Đăng=The Lighthouse;Rồng Biển=Sea Dragons;Muối Trắng=White Salt;Thuyền Thúng=Coracle;Cát Vàng=Yellow Sands;Yến Sào=Swiftlets;Sóng Cả=Great Waves;San Hô Đỏ=Red Coral
isles|Giải Quần Đảo Bắc=Northern Isles League|Harbour Rovers=Harbour Rovers;Northgate=Northgate;Kestrel Town=Kestrel Town;Millbrook=Millbrook;Old Quay=Old Quay;Ashen Vale=Ashen Vale;Saltmarsh=Saltmarsh;Copper Hill=Copper Hill
atlas|Cúp Atlas=Atlas Cup|Aurora=Aurora;Ventana=Ventana;Kobalt=Kobalt;Meridian=Meridian;Cordillera=Cordillera;Lumen=Lumen;Tramontana=Tramontana;Zephyr=Zephyr`

/** Parsed at the first use: every match of a list is of one of them. */
const parsed: League[] = []
export function leagues(): readonly League[] {
  if (parsed.length === 0) parsed.push(...parseLeagues())
  return parsed
}

function parseLeagues(): League[] {
  return TABLE.split('\n').map((line) => {
    const [id = '', title = '', clubs = ''] = line.split('|')
    const teams = parseTexts(clubs).map((club, index): Team => {
      const team = `${id}-${index + 1}`
      return { id: team, name: club, crest: crestUrl(team) }
    })
    return { id, name: parseText(title), teams }
  })
}
