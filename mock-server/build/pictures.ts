import {
  AVATARS,
  avatar,
  appIcon,
  logo,
  LOTTERY_MARKS,
  lotteryMark,
  markLetters,
  vendorMark,
} from '../src/art/marks.ts'
import { banner, BANNERS } from '../src/art/banner.ts'
import { promotionArt } from '../src/art/promotion.ts'
import { tile } from '../src/art/tile.ts'
import { crest } from '../src/art/crest.ts'
import { avatarUrl, bannerUrl, crestUrl, lotteryMarkUrl, tileUrl, vendorMarkUrl } from '../src/art/urls.ts'
import { CATEGORIES } from '../src/catalogue/catalogue.ts'
import { lookName, looksOf } from '../src/art/looks.ts'
import { leagues } from '../src/catalogue/teams.ts'
import { promotions } from '../src/catalogue/texts.ts'
import { readVendors } from '../src/catalogue/vendors.ts'

export type Picture = { url: string; draw: () => string; width: number }

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const tiles = (): Picture[] =>
  CATEGORIES.flatMap((category) =>
    looksOf(category).map((number) => {
      const look = lookName(category, number)
      return { url: tileUrl(look), draw: () => tile(look), width: 240 }
    }),
  )

function vendorMarks(): Picture[] {
  const { vendors } = readVendors()
  const letters = markLetters(vendors.map(({ code }) => code))
  return vendors.map(({ code }, order) => ({
    url: vendorMarkUrl(code),
    draw: () => vendorMark({ code, letters: letters.get(code)!, order }),
    width: 96,
  }))
}

const crests = (): Picture[] =>
  leagues()
    .flatMap((league) => league.teams)
    .map(({ id, name }) => ({ url: crestUrl(id), draw: () => crest(name.en), width: 96 }))

const avatars = (): Picture[] =>
  range(AVATARS).map((index) => ({ url: avatarUrl(index + 1), draw: () => avatar(index + 1), width: 120 }))

const banners = (): Picture[] => BANNERS.map((id) => ({ url: bannerUrl(id), draw: () => banner(id), width: 720 }))

const promotionPictures = (): Picture[] =>
  promotions().flatMap(({ id, pictures }) =>
    [...new Set(Object.values(pictures))].map(({ url, figure }) => ({
      url,
      draw: () => promotionArt(id, figure),
      width: 720,
    })),
  )

const lotteryMarks = (): Picture[] =>
  range(LOTTERY_MARKS).map((index) => ({
    url: lotteryMarkUrl(index + 1),
    draw: () => lotteryMark(index + 1),
    width: 96,
  }))

const icons = (): Picture[] => [
  { url: '/art/icon-192.png', draw: () => appIcon(false), width: 192 },
  { url: '/art/icon-512.png', draw: () => appIcon(false), width: 512 },
  { url: '/art/icon-maskable-512.png', draw: () => appIcon(true), width: 512 },
]

export const pictures = (): Picture[] => [
  ...tiles(),
  ...vendorMarks(),
  ...crests(),
  ...avatars(),
  ...banners(),
  ...promotionPictures(),
  ...lotteryMarks(),
  ...icons(),
]

export const drawings = (): { url: string; draw: () => string }[] => [{ url: '/art/logo.svg', draw: logo }]
