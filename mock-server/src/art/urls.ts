// Where pictures are served. Plain addresses, as a real gateway's picture host would give them.

/** The same picture in the smaller format, for browsers that say they know it; the address stays. */
export const avifOf = (file: string) => file.replace(/\.webp$/, '.avif')

/** `tileUrl('rng-07')` */
export const tileUrl = (look: string) => `/art/tile/${look}.webp`
export const vendorMarkUrl = (code: string) => `/art/vendor/${code.toLowerCase()}.webp`
export const crestUrl = (team: string) => `/art/crest/${team}.webp`
/** Member icons are numbered from 1 to 12. */
export const avatarUrl = (number: number) => `/art/avatar/${number}.webp`
/** Banner ids: rebate welcome lottery fishing football slots live cards esports cockfight. */
export const bannerUrl = (id: string) => `/art/banner/${id}.webp`
/** Lottery marks are numbered from 1 to 36. */
export const lotteryMarkUrl = (number: number) => `/art/lottery/${number}.webp`
