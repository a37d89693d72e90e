/** Six colours of one picture, in hex because the rasteriser supports no other notation. */
export type Palette = {
  ground: string
  deep: string
  main: string
  second: string
  light: string
  ink: string
}

const ROWS = `7A1B12 3A0C08 F2C14E E5582F FFF0CF 1B0705
0E4A45 062522 F2C14E E5482D E9FBE7 031413
1D2F6F 0C1537 FFB454 7FA8F8 F3F0FF 060A1F
5B1440 2A081E FF9E6B F2C14E FFE9EF 18040F
8A4B0F 3F2006 FFD978 C4351C FFF6DF 1F0E02
16502B 082413 F6E27A E5582F F2FBE4 041208
3B1D66 190A30 F2C14E E05C9A F6EEFF 0D041B
0B4F74 052536 7FE3D4 FFB454 EAFBFF 02131D
6B1020 2E0610 FFCFA1 3CC38A FFF1E6 1A0309
3A4A1E 171F0C F2C14E D13B21 F8F4D8 0A0E05
5A3722 28170E F0B35A 3FA7A0 FBEFDD 140A05
123B5E 081B2C F2C14E FF6F61 EEF6FF 040E18`

const PALETTES: readonly Palette[] = ROWS.split('\n').map((row) => {
  const [ground = '', deep = '', main = '', second = '', light = '', ink = ''] = row
    .split(' ')
    .map((colour) => `#${colour}`)
  return { ground, deep, main, second, light, ink }
})

const [FIRST = { ground: '', deep: '', main: '', second: '', light: '', ink: '' }] = PALETTES

export const paletteAt = (number: number): Palette => PALETTES[number % PALETTES.length] ?? FIRST

export const swapColours = (palette: Palette): Palette => ({ ...palette, main: palette.second, second: palette.main })

export const BRAND_PALETTE: Palette = FIRST
