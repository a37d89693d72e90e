import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { brandColourSchema } from '#lib/brand/brand-file.ts'
import { type Adjustment, derivePalette, secondColourOf } from '#lib/brand/palette.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { BrandChanges } from './brand-changes.ts'
import type { Logo } from './brand.queries.ts'
import parts from '../panel.module.css'
import styles from './brand.module.css'
import { pictureAddress } from './picture-address.ts'
import { coloursOfLogo } from './read-logo.ts'
import { usePixels } from './use-pixels.ts'

const EXAMPLE = '#1166cc'
/** The main colour of a site without a brand, in its dark theme: what the buttons have until one is chosen. */
const DEFAULT_COLOUR = '#f2c14e'

export function ColourField({ brand, shown, change }: BrandChanges) {
  const { t } = useTranslation('brand')
  const setColour = (colour: string) => change({ colour })
  const { colour, secondColour } = shown
  return (
    <>
      <ColourInput
        name="colour"
        label={t('colour')}
        pickLabel={t('pickColour')}
        hint={t('colourHint')}
        value={colour}
        onChange={setColour}
      />
      <Suggestions logo={brand.logo} onChoose={setColour} />
      {colour !== undefined && <Adjustments colour={colour} second={secondColour} />}
    </>
  )
}

/** Badges and highlights. Without one it is a neighbour of the main colour, which it needs. */
export function SecondColourField({ shown, change }: Pick<BrandChanges, 'shown' | 'change'>) {
  const { t } = useTranslation('brand')
  const { colour, secondColour } = shown
  return (
    <ColourInput
      name="second-colour"
      label={t('secondColour')}
      pickLabel={t('pickSecondColour')}
      hint={t(colour === undefined ? 'secondColourNeedsColour' : 'secondColourHint')}
      value={secondColour}
      example={colour === undefined ? undefined : secondColourOf(colour)}
      disabled={colour === undefined}
      onChange={(next) => change({ secondColour: next })}
      onClear={() => change({ secondColour: null })}
    />
  )
}

type ColourInputProps = {
  name: string
  label: string
  pickLabel: string
  hint: string
  value: string | undefined
  example?: string | undefined
  disabled?: boolean
  onChange: (colour: string) => void
  onClear?: () => void
}

function ColourInput({ name, label, pickLabel, hint, value, example, disabled, ...on }: ColourInputProps) {
  const { t } = useTranslation('brand')
  const [typed, setTyped] = useState<string>()
  const pick = (colour: string) => {
    setTyped(undefined)
    on.onChange(colour)
  }
  const type = (text: string) => {
    setTyped(text)
    const colour = readColour(text)
    if (colour) on.onChange(colour)
    else if (text.trim() === '' && value !== undefined) on.onClear?.()
  }
  const isWrong = typed !== undefined && typed.trim() !== '' && !readColour(typed)
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      error={isWrong ? t('colourWrong', { example: EXAMPLE }) : undefined}
      value={typed ?? value ?? ''}
      placeholder={example ?? EXAMPLE}
      disabled={disabled}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => type(event.target.value)}
      onBlur={() => isWrong || setTyped(undefined)}
      leading={
        <input
          className={styles.swatch}
          type="color"
          aria-label={pickLabel}
          value={value ?? example ?? DEFAULT_COLOUR}
          disabled={disabled}
          onChange={(event) => pick(event.target.value)}
        />
      }
    />
  )
}

/** Reads a typed colour, with or without `#`; undefined while it is incomplete. */
function readColour(text: string): string | undefined {
  const parsed = v.safeParse(brandColourSchema, text.trim().replace(/^#?/, '#'))
  return parsed.success ? parsed.output : undefined
}

function Suggestions({ logo, onChoose }: { logo: Logo | undefined; onChoose: (colour: string) => void }) {
  const { t } = useTranslation('brand')
  const pixels = usePixels(logo && pictureAddress(logo))
  const colours = useMemo(() => (pixels ? coloursOfLogo(pixels) : []), [pixels])
  if (colours.length === 0) return null
  return (
    <div className={styles.suggestions} role="group" aria-label={t('fromLogo')}>
      <span className={parts.hint}>{t('fromLogo')}</span>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={t('useColour', { colour })}
          ref={(button) => button?.style.setProperty('--colour', colour)}
          onClick={() => onChoose(colour)}
        />
      ))}
    </div>
  )
}

/** Colours that could not be used as they were chosen. */
function Adjustments({ colour, second }: { colour: string; second: string | undefined }) {
  const { t } = useTranslation('brand')
  const { adjustments } = derivePalette(colour, second)
  return (
    <div role="status" className={styles.adjustments}>
      {adjustments.length === 0 ? (
        <p className={parts.hint}>{t('notAdjusted')}</p>
      ) : (
        <>
          <p className={parts.hint}>{t('adjusted')}</p>
          <ul aria-label={t('adjusted')}>
            {adjustments.map((one) => (
              <AdjustmentRow key={`${one.token} ${one.theme}`} {...one} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function AdjustmentRow({ token, theme, wanted, used }: Adjustment) {
  const { t } = useTranslation('brand')
  const isFill = token === 'gold' || token === 'son'
  return (
    <li>
      <span>
        {t(`token.${token as 'gold'}`)} · {t(`theme.${theme}`)} <code>{token}</code>
      </span>
      <span>{t('adjustedTo', { wanted, used })}</span>
      <span className={parts.hint}>{t(isFill ? 'fillReason' : 'textReason', { wanted })}</span>
    </li>
  )
}
