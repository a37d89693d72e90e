import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { problemText } from '#api/problems.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { brandCurrencySchema } from '#lib/brand/brand-file.ts'
import { Switch } from '#ui/form/switch.tsx'
import { sendWorldCommand, type WorldSettings, worldSettingsQuery } from '../world.queries.ts'
import type { BrandChanges } from './brand-changes.ts'
import type { Language } from './brand.queries.ts'
import parts from '../panel.module.css'
import styles from './brand.module.css'

const categories = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const
const rulebooks = ['open', 'vn', 'gb', 'de', 'mt', 'on'] as const

/** The modules of the gateway whose switch shows in the app. */
const modules = {
  signIn: ['MOBILEVERCODELOGIN3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'USERNAMEREG3', 'MOBILENUMREG3'],
  member: ['RESPGAME3', 'MEMCLUB3', 'PTSYS3', 'REWCEN3', 'PLYRBT', 'REFERRAL3', 'PROFPIC3', 'PERSMAIL3'],
  wallet: ['FUNDTRANS3', 'BINDEW3', 'BINDVC3', 'TRANSREC3', 'TRANSBETREPMEM3'],
  service: ['PROMO3', 'CBS3'],
  agents: ['AGEREGDOWN3', 'AGENTRANSMULTDOWN3', 'AGETRANSFERUP3'],
} as const
type Group = keyof typeof modules

/** The switches of the gateway: languages, rulebook, games and functions. */
export function SiteSwitches({ shown, change }: BrandChanges) {
  const { t } = useTranslation('brand')
  const { data: settings } = useQuery(worldSettingsQuery())
  const command = useMutation(sendWorldCommand())
  const set: SetSettings = (body) => command.mutate({ command: 'PATCH /settings', body })
  if (!settings) return null
  return (
    <section className={`${parts.part} ${styles.fields}`}>
      <h3>{t('switches')}</h3>
      <p className={parts.hint}>{t('switchesText')}</p>
      {command.isError && (
        <p className={parts.failure} role="alert">
          {problemText(command.error)}
        </p>
      )}
      <SelectField
        label={t('languages')}
        value={shown.languages.join(' ')}
        onChange={(text) => change({ languages: text.split(' ') as Language[] })}
        options={languageChoices.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <CurrencyField shown={shown} change={change} />
      <SelectField
        label={t('rulebook')}
        hint={t('rulebookHint')}
        value={settings.rulebook}
        onChange={(rulebook) => set({ rulebook })}
        options={rulebooks.map((value) => ({ value, label: t(`rulebook.${value}`) }))}
      />
      <GameSwitches games={settings.games} onChange={set} />
      <ModuleSwitches flags={settings.flags} onChange={set} />
    </section>
  )
}

function CurrencyField({ shown, change }: Pick<BrandChanges, 'shown' | 'change'>) {
  const { t } = useTranslation('brand')
  const [typed, setTyped] = useState<string>()
  const isRight = (text: string) => v.safeParse(brandCurrencySchema, text).success
  const isWrong = typed !== undefined && !isRight(typed)
  const type = (text: string) => {
    setTyped(text)
    if (isRight(text)) change({ currency: text })
  }
  return (
    <TextField
      name="currency"
      label={t('currency')}
      hint={t('currencyHint')}
      error={isWrong ? t('currencyWrong') : undefined}
      value={typed ?? shown.currency}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => type(event.target.value.trim())}
      onBlur={() => isWrong || setTyped(undefined)}
    />
  )
}

type SetSettings = (body: object) => void
const languageChoices = ['VI EN', 'EN VI', 'VI', 'EN'] as const

function GameSwitches({ games, onChange }: { games: WorldSettings['games']; onChange: SetSettings }) {
  const { t } = useTranslation('brand')
  const missing = games.withoutCategories
  const set = (category: string, isOn: boolean) => {
    const withoutCategories = isOn ? missing.filter((one) => one !== category) : [...missing, category]
    onChange({ games: { ...games, withoutCategories } })
  }
  return (
    <details className={`${parts.details} ${styles.group}`}>
      <summary>{t('games')}</summary>
      {categories.map((one) => (
        <Switch
          key={one}
          label={t(`category.${one}`)}
          checked={!missing.includes(one)}
          onChange={(isOn) => set(one, isOn)}
        />
      ))}
    </details>
  )
}

function ModuleSwitches({ flags, onChange }: { flags: WorldSettings['flags']; onChange: SetSettings }) {
  const { t } = useTranslation('brand')
  return (Object.keys(modules) as Group[]).map((group) => (
    <details key={group} className={`${parts.details} ${styles.group}`}>
      <summary>{t(`group.${group}`)}</summary>
      {modules[group].map((one) => (
        <Switch
          key={one}
          label={t(`module.${one}`)}
          checked={flags[one] !== false}
          onChange={(isOn) => onChange({ flags: { [one]: isOn } })}
        />
      ))}
    </details>
  ))
}
