import { leagues } from '#mock/catalogue/teams.ts'
import { parseTexts } from '#mock/catalogue/words.ts'
import type { Kind } from './meetings.ts'

const OFTEN = { every: 20, offset: 0, ahead: 4 }
/** More often than a contest takes, so that one is always live. */
const SELDOM = { every: 40, ahead: 3 }
const clubs = (league: number) => () => leagues()[league]!.teams.map(({ name }) => name)
const SQUADS = parseTexts(
  'Rồng Lửa=Fire Dragons;Sói Tuyết=Snow Wolves;Cú Đêm=Night Owls;Bọ Thép=Steel Beetles;Sấm Xanh=Blue Thunder;Mèo Mun=Black Cats;Sao Băng=Shooting Stars;Cá Mập Máy=Robo Sharks',
)
const FIGHTERS = parseTexts(
  'Hổ Xám=Grey Tiger;Tay Sắt=Iron Fist;Gió Lốc=Whirlwind;Bọ Cạp=Scorpion;Trâu Mộng=The Bull;Cánh Én=Swallow Wing;Đá Tảng=Boulder;Chớp Bạc=Silver Flash',
)
const HORSES = parseTexts(
  'Ngựa Ô=Raven;Tía Chiều=Purple Dusk;Vó Mây=Cloud Hoof;Bờm Lửa=Mane of Fire;Sương Sớm=Morning Mist;Bạch Mã=White Mare;Hạt Tiêu=Peppercorn;Gió Nồm=South Wind',
)
const STABLES = parseTexts(
  'Đội Ốc Vít=Team Bolt;Đội Khói Lam=Team Blue Smoke;Đội Sao Mai=Team Morning Star;Đội Lốp Mòn=Team Worn Tyre;Đội Mũi Tên=Team Arrow;Đội Cá Cơm=Team Anchovy',
)

/** The contests won by two of three parts (maps, sets, frames, rounds or heats), by the letter of their fixtures. All invented. */
export const CONTESTS = {
  t: { sport: 'tennis', leagues: parseTexts('Cúp Vợt Vàng=Golden Racket Cup'), sides: clubs(0), ...OFTEN },
  b: {
    sport: 'badminton',
    leagues: parseTexts('Giải Cầu Lông Liên Phố=City Badminton League'),
    sides: clubs(1),
    ...OFTEN,
  },
  v: {
    sport: 'volleyball',
    leagues: parseTexts('Giải Bóng Chuyền Bãi Biển=Beach Volleyball Tour'),
    sides: clubs(2),
    ...OFTEN,
  },
  p: {
    sport: 'tableTennis',
    leagues: parseTexts('Cúp Bàn Xanh=Green Table Cup'),
    sides: clubs(3),
    ...SELDOM,
    offset: 5,
  },
  i: {
    sport: 'billiards',
    leagues: parseTexts('Giải Cơ Thủ Phố Cổ=Old Quarter Cue Tour'),
    sides: clubs(4),
    ...SELDOM,
    offset: 15,
  },
  w: {
    sport: 'martialArts',
    leagues: parseTexts('Đêm Võ Đài=Night of the Ring'),
    sides: () => FIGHTERS,
    ...SELDOM,
    offset: 25,
  },
  h: {
    sport: 'horseRacing',
    leagues: parseTexts('Đua Cặp Đồng Cỏ=Meadow Match Races'),
    sides: () => HORSES,
    ...SELDOM,
    offset: 35,
  },
  c: {
    sport: 'motorRacing',
    leagues: parseTexts('Cúp Vòng Xoay=Roundabout Cup'),
    sides: () => STABLES,
    ...SELDOM,
    offset: 30,
  },
  e: {
    sport: 'esports',
    leagues: parseTexts('Giải Đấu Trường=Arena League;Cúp Ngân Hà=Galaxy Cup'),
    sides: () => SQUADS,
    ...OFTEN,
  },
} as const satisfies Record<string, Kind>
export type Letter = keyof typeof CONTESTS
