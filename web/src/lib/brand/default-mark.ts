import type { Palette } from './contrast.ts'

/** Returns the default mark, the text of `favicon.svg`, in the colours of a brand. */
export function colouredMark(favicon: string, { bg0, gold, son }: Palette): string {
  const colours: Record<string, string> = { '#0f0b0a': bg0.dark, '#f2c14e': gold.dark, '#ff7a5f': son.dark }
  return favicon.replaceAll(/#[0-9a-f]{6}/g, (wanted) => colours[wanted] ?? wanted)
}

/** The parts of the width of an icon that its picture takes. A maskable one keeps it within the circle that every phone shows. */
export const iconShares = { plain: 0.92, maskable: 0.56, touch: 0.8 } as const

/** The name below the icon on a phone's home screen: the start of the site's name by default. */
export const shortNameOf = (name: string) => name.slice(0, 12).trim()
