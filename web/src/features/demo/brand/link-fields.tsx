import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { brandAddressSchema, brandLinkTitleSchema, MAX_LINK_TITLE, MAX_LINKS } from '#lib/brand/brand-file.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import parts from '../panel.module.css'
import type { BrandChanges } from './brand-changes.ts'
import type { BrandLink } from './brand.queries.ts'
import styles from './brand.module.css'
import { useTextProblem } from './use-text-problem.ts'

/** `id` names the row among the others, whatever is typed into it. */
type Draft = { id: number; vi: string; en: string; address: string }
const emptyDraft = { vi: '', en: '', address: '' }
const languages = ['vi', 'en'] as const

const toDraft = ({ title, address }: BrandLink, id: number): Draft => ({ id, ...title, address })
const nextId = (drafts: readonly Draft[]) => Math.max(-1, ...drafts.map(({ id }) => id)) + 1
const toLink = ({ vi, en, address }: Draft): BrandLink => ({
  title: { vi: vi.trim(), en: en.trim() },
  address: address.trim(),
})

const isTitle = (text: string) => v.is(brandLinkTitleSchema, text)
const isAddress = (text: string) => v.is(brandAddressSchema, text.trim())
const isComplete = ({ vi, en, address }: Draft) => isTitle(vi) && isTitle(en) && isAddress(address)

type LinkFieldsProps = Pick<BrandChanges, 'shown' | 'change'>

/** The links at the foot of home. A link shows when it is complete; one that is not stays in its fields. */
export function LinkFields({ shown: { links }, change }: LinkFieldsProps) {
  const { t } = useTranslation('brand')
  const [typed, setTyped] = useState<Draft[]>()
  const drafts = typed ?? links.map(toDraft)
  const set = (next: Draft[]) => {
    setTyped(next)
    const complete = next.filter(isComplete).map(toLink)
    if (JSON.stringify(complete) !== JSON.stringify(links)) change({ links: complete })
  }
  return (
    <>
      {drafts.map((draft, index) => (
        <LinkRow
          key={draft.id}
          number={index + 1}
          draft={draft}
          onChange={(next) => set(drafts.with(index, next))}
          onRemove={() => set(drafts.toSpliced(index, 1))}
        />
      ))}
      {drafts.length < MAX_LINKS ? (
        <Button
          size="small"
          variant="secondary"
          onClick={() => setTyped([...drafts, { id: nextId(drafts), ...emptyDraft }])}
        >
          {t('addLink')}
        </Button>
      ) : (
        <p className={parts.hint}>{t('linksFull', { max: MAX_LINKS })}</p>
      )}
    </>
  )
}

type LinkRowProps = { number: number; draft: Draft; onChange: (draft: Draft) => void; onRemove: () => void }

function LinkRow({ number, draft, onChange, onRemove }: LinkRowProps) {
  const { t } = useTranslation('brand')
  const problemOf = useTextProblem(MAX_LINK_TITLE)
  const setTitle = (language: 'vi' | 'en', text: string) => {
    // The English title follows as long as it is the same.
    const isBoth = language === 'vi' && draft.vi === draft.en
    onChange({ ...draft, ...(isBoth && { en: text }), [language]: text })
  }
  const isWrong = draft.address.trim() !== '' && !isAddress(draft.address)
  return (
    <fieldset className={styles.link}>
      <legend className={parts.hint}>{t('link', { number })}</legend>
      {languages.map((language) => (
        <TextField
          key={language}
          name={`link-${number}-${language}`}
          label={t(`linkTitle.${language}`)}
          value={draft[language]}
          error={draft[language].trim() === '' ? undefined : problemOf(draft[language], brandLinkTitleSchema)}
          autoComplete="off"
          onChange={(event) => setTitle(language, event.target.value)}
        />
      ))}
      <TextField
        name={`link-${number}-address`}
        label={t('linkAddress')}
        placeholder="https://example.com/terms"
        value={draft.address}
        error={isWrong ? t('linkAddressWrong') : undefined}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ ...draft, address: event.target.value })}
      />
      {!isComplete(draft) && (
        <p className={parts.hint} role="status">
          {t('linkIncomplete')}
        </p>
      )}
      <Button size="small" variant="quiet" onClick={onRemove}>
        {t('removeLink', { number })}
      </Button>
    </fieldset>
  )
}
