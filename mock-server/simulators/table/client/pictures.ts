import { hostess } from '../../../src/art/hostess.ts'
import { paletteAt } from '../../../src/art/palettes.ts'
import { chip } from '../../../src/art/shapes-chips.ts'
import { place } from '../../../src/art/svg.ts'

type Box = { width: number; height: number }

const addressOf = (content: string, { width, height }: Box) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">${content}</svg>`)}`

export const dealerPicture = (look: number) =>
  addressOf(place(hostess(paletteAt(look)), { y: -10 }), { width: 96, height: 110 })
export const chipPicture = (look: number) => addressOf(chip(paletteAt(look), 22), { width: 50, height: 50 })
