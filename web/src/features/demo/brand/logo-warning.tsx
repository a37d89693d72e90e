import { useTranslation } from 'react-i18next'
import { faintThemesOf } from '#lib/brand/logo-contrast.ts'
import { derivePalette } from '#lib/brand/palette.ts'
import { themeColours } from '#lib/storage/theme.ts'
import parts from '../panel.module.css'
import type { ShownBrand } from './show-brand.ts'
import { usePixels } from './use-pixels.ts'

type LogoWarningProps = { address: string; shown: ShownBrand }

/** Names each theme in which the logo can hardly be seen on the header. */
export function LogoWarning({ address, shown: { colour, secondColour } }: LogoWarningProps) {
  const { t } = useTranslation('brand')
  const pixels = usePixels(address)
  if (!pixels) return null
  const grounds = colour === undefined ? themeColours : derivePalette(colour, secondColour).palette.bg0
  return faintThemesOf(pixels, grounds).map((theme) => (
    <p key={theme} className={parts.warning} role="status">
      {t(`faintLogo.${theme}`)}
    </p>
  ))
}
