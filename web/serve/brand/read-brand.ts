import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { type Brand, readBrandFile } from '../../src/lib/brand/brand-file.ts'
import { brandStyle } from '../../src/lib/brand/brand-style.ts'
import { cleanSvg } from '../../src/lib/brand/clean-svg.ts'
import { derivePalette, type DerivedPalette } from '../../src/lib/brand/palette.ts'
import { faintThemesOf } from '../../src/lib/brand/logo-contrast.ts'
import { LogoError } from '../../src/lib/brand/logo-error.ts'
import { coloursOfPixels } from '../../src/lib/brand/picture-colours.ts'
import { sizeOfPng } from '../../src/lib/brand/png.ts'
import { exitWithUsage } from '../exit.ts'
import { type Picture, renderPng, renderPixels } from './icons.ts'

export type ReadBrand = DerivedPalette & {
  brand: Brand
  main: string
  style: string
  logo: Picture | undefined
  mark: Picture | undefined
  /** What was changed, a sentence each. */
  notes: string[]
}

/** Something in the folder cannot be used; each problem is a sentence. */
export class BrandError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'BrandError'
    this.problems = problems
  }
}

/** Reads brands for a command: ends it with a sentence per problem. */
export async function brandsOrExit<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    return exitWithUsage(`${error.problems.join('\n')}\nNothing was written.`)
  }
}

/**
 * Reads a folder with `brand.json` and the pictures that it names, and derives the colours.
 *
 * @throws {BrandError} with every problem that was found.
 */
export async function readBrand(folder: string): Promise<ReadBrand> {
  const text = await readFile(join(folder, 'brand.json'), 'utf8').catch(() => {
    throw new BrandError([`There is no brand.json in ${folder}`])
  })
  const result = readBrandFile(text)
  if ('problems' in result) throw new BrandError(result.problems)
  const { brand } = result
  const notes: string[] = []
  const problems: string[] = []
  const read = async (field: 'logo' | 'mark') => {
    const name = brand[field]
    if (name === undefined) return undefined
    try {
      return assertVisible(await readPicture(folder, { field, name, notes }))
    } catch (error) {
      problems.push(`brand.json: "${field}": ${name} ${(error as Error).message}`)
      return undefined
    }
  }
  const [logo, mark] = [await read('logo'), await read('mark')]
  const source = logo ?? mark
  if (brand.colour === 'logo' && !source && problems.length === 0)
    problems.push('brand.json: "colour" is "logo", but there is no logo; add "logo", or a colour such as "#1166cc"')
  if (problems.length > 0) throw new BrandError(problems)
  const main = brand.colour === 'logo' ? mainColourOf(source!) : brand.colour
  if (main === undefined)
    throw new BrandError([`brand.json: "colour" is "logo", but ${source!.name} is transparent; name a colour`])
  if (brand.colour === 'logo') notes.push(`The main colour is ${main}, from ${source!.name}`)
  const derived = derivePalette(main, brand.secondColour)
  for (const { token, theme, wanted, used, reason } of derived.adjustments)
    notes.push(`${token}, ${theme} theme: ${used} in place of ${wanted}, because ${reason}`)
  for (const theme of logo ? faintThemesOf(pixelsOf(logo), derived.palette.bg0) : [])
    notes.push(`${logo!.name}, ${theme} theme: the logo has nearly the colour of the header and can hardly be seen`)
  return { ...derived, brand, main, style: brandStyle({ ...brand, palette: derived.palette }), logo, mark, notes }
}

type Wanted = { field: 'logo' | 'mark'; name: string; notes: string[] }

async function readPicture(folder: string, { field, name, notes }: Wanted): Promise<Picture> {
  const bytes = await readFile(join(folder, name)).catch(() => {
    throw new Error('is not beside brand.json; put it there, or name another file')
  })
  if (/\.png$/i.test(name)) return { name: `${field}.png`, content: bytes, ...sizeOfPng(bytes) }
  const { svg, width, height, removed } = cleanSvg(bytes.toString('utf8'), new JSDOM('', {}).window)
  if (removed.length > 0) notes.push(`${name}: ${removed.join(', ')} taken out`)
  return { name: `${field}.svg`, content: svg, width, height }
}

const pixelsOf = (picture: Picture) => renderPixels(renderPng(picture, { size: 64 })).pixels

function assertVisible(picture: Picture): Picture {
  if (pixelsOf(picture).some((value, index) => index % 4 === 3 && value > 0)) return picture
  throw new LogoError('transparent', 'shows nothing; save it again, or name another file')
}

/** The colour of a picture that suits a site best; undefined for a transparent one. */
const mainColourOf = (picture: Picture) => coloursOfPixels(pixelsOf(picture), 1)[0]
