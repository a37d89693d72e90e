// URLs of pictures. Plain paths, as a real gateway's image host would return.

/** File of the same picture in the smaller format, for browsers that accept it; the URL stays the same. */
export const avifOf = (file: string) => file.replace(/\.webp$/, '.avif')

/** `tileUrl('rng-07')` */
export const tileUrl = (look: string) => `/art/tile/${look}.webp`
export const vendorMarkUrl = (code: string) => `/art/vendor/${code.toLowerCase()}.webp`
export const crestUrl = (team: string) => `/art/crest/${team}.webp`
/** Member icons are numbered from 1 to 12. */
export const avatarUrl = (number: number) => `/art/avatar/${number}.webp`
/** Banner ids: rebate welcome lottery fishing football slots live cards esports cockfight. */
export const bannerUrl = (id: string) => `/art/banner/${id}.webp`
/** `promotionUrl('1003')`, or `1003-en` where the English picture differs. */
export const promotionUrl = (name: string) => `/art/promotion/${name}.webp`
/** Lottery marks are numbered from 1 to 36. */
export const lotteryMarkUrl = (number: number) => `/art/lottery/${number}.webp`
