import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Brand, brandShortNameSchema, MAX_SHORT_NAME, weights } from '#lib/brand/brand-file.ts'
import { shortNameOf } from '#lib/brand/default-mark.ts'
import { Chips } from '#ui/action/chips.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import parts from '../panel.module.css'
import type { BrandChanges } from './brand-changes.ts'
import styles from './brand.module.css'
import { SecondColourField } from './colour-field.tsx'
import { FooterFields } from './footer-fields.tsx'
import { LinkFields } from './link-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { useTextProblem } from './use-text-problem.ts'

/** Fields that a first impression does not need. */
export function MoreFields(changes: BrandChanges) {
  const { t } = useTranslation('brand')
  const { shown, change, undone } = changes
  return (
    <details className={`${parts.details} ${styles.group}`}>
      <summary>{t('more')}</summary>
      <div className={styles.more}>
        <SecondColourField shown={shown} change={change} />
        <PictureField field="mark" brand={changes.brand} shown={shown} change={change} />
        <div className={styles.choice}>
          <span aria-hidden>{t('weight')}</span>
          <Chips
            label={t('weight')}
            value={shown.weight}
            onChange={(weight: Brand['weight']) => change({ weight })}
            choices={weights.map((value) => ({ value, label: t(`weight.${value}`) }))}
          />
        </div>
        <ShortNameField shown={shown} change={change} />
        <FooterFields key={`footer ${undone}`} shown={shown} change={change} />
        <LinkFields key={`links ${undone}`} shown={shown} change={change} />
      </div>
    </details>
  )
}

function ShortNameField({ shown, change }: Pick<BrandChanges, 'shown' | 'change'>) {
  const { t } = useTranslation('brand')
  const problemOf = useTextProblem(MAX_SHORT_NAME)
  const [typed, setTyped] = useState<string>()
  const error = typed?.trim() ? problemOf(typed, brandShortNameSchema) : undefined
  const type = (text: string) => {
    setTyped(text)
    const name = text.trim()
    if (name === '') change({ shortName: null })
    else if (!problemOf(name, brandShortNameSchema)) change({ shortName: name })
  }
  return (
    <TextField
      name="short-name"
      label={t('shortName')}
      hint={t('shortNameHint', { max: MAX_SHORT_NAME })}
      error={error}
      value={typed ?? shown.shortName ?? ''}
      placeholder={shortNameOf(shown.name.vi)}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => type(event.target.value)}
      onBlur={() => error || setTyped(undefined)}
    />
  )
}
