import sharp from 'sharp'
import { crest } from './crest.ts'
import { expect, test } from 'vitest'
import { drawings, pictures } from '../../build/pictures.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { lookName, MOTIFS } from './looks.ts'
import { leagues } from '../catalogue/teams.ts'
import { banners, promotions } from '../catalogue/texts.ts'
import { MOTIFS_OF, tile } from './tile.ts'
import { tileUrl } from './urls.ts'
import { markLetters } from './marks.ts'

const CATEGORIES = Object.keys(MOTIFS) as (keyof typeof MOTIFS)[]

function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

async function titleContrast(drawing: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const first = Math.ceil(info.height * 0.66) * info.width
  const lights = Array.from({ length: info.width * info.height - first }, (_, index) => {
    const at = (first + index) * 3
    return luminance(data[at]!, data[at + 1]!, data[at + 2]!)
  }).sort((one, other) => other - one)
  return 1.05 / (lights[Math.floor(lights.length / 100)]! + 0.05)
}

test('drawings are deterministic and differ from each other', () => {
  const all = pictures().map((picture) => picture.draw())

  expect(pictures().map((picture) => picture.draw())).toEqual(all)
  expect(new Set(all).size).toBe(all.length - 1)
})

test('every picture of the catalogue is drawn', () => {
  const drawn = new Set([...pictures(), ...drawings()].map((picture) => picture.url))
  const named = [
    ...catalogue().games.map((game) => tileUrl(game.look)),
    ...catalogue().vendors.map((vendor) => vendor.mark),
    ...leagues().flatMap((league) => league.teams.map((team) => team.crest)),
    ...banners().map((banner) => banner.image),
    ...promotions().flatMap(({ pictures: { vi, en } }) => [vi.url, en.url]),
  ]

  expect(named.filter((url) => !drawn.has(url))).toEqual([])
})

test('no two vendors have the same letters on their mark, or the same name in a language', () => {
  const { vendors } = catalogue()
  const letters = markLetters(vendors.map(({ code }) => code))
  expect(new Set(letters.values()).size).toBe(vendors.length)
  for (const language of ['vi', 'en'] as const)
    expect(new Set(vendors.map(({ name }) => name[language])).size).toBe(vendors.length)
})

test('clubs of one league have different crests, drawn from the name alone: the same on home and in the book', () => {
  for (const { teams } of leagues()) expect(new Set(teams.map(({ name }) => crest(name.en))).size).toBe(teams.length)
  const ofHome = pictures().find(({ url }) => url === leagues()[0]!.teams[0]!.crest)!
  expect(ofHome.draw()).toBe(crest(leagues()[0]!.teams[0]!.name.en))
})

test('the motifs of the catalogue are the motifs drawn', () => {
  for (const category of CATEGORIES)
    expect(Object.keys(MOTIFS_OF[category]).toSorted()).toEqual(MOTIFS[category].toSorted())
})

test('drawings use hex colours and no font, so that they look the same everywhere', () => {
  for (const { draw } of [...pictures(), ...drawings()]) {
    expect(draw()).not.toMatch(/<text|rgb\(|hsl\(|oklch|NaN|undefined/)
  }
})

test('a white title has enough contrast on the lower third of every motif', async () => {
  for (const category of CATEGORIES) {
    for (let motif = 0; motif < MOTIFS[category].length; motif++) {
      expect(await titleContrast(tile(lookName(category, motif * 12 + ((motif * 5) % 12))))).toBeGreaterThan(4.5)
    }
  }
})
