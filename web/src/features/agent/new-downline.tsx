import { newDownline, ruleOf, type Rules } from '@longan/sdk/inputs/agent'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createDownline, rebateRangesQuery } from '#api/agent.queries.ts'
import { registrationRulesQuery } from '#api/registration.queries.ts'
import { isFinalError } from '#api/is-final-error.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { randomId } from '#lib/device-id.ts'
import { Failure } from '#shared/failure.tsx'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import forms from '#shared/forms/form.module.css'
import { NewPasswordField } from '#shared/forms/new-password-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { type Made, MadeDownline } from './made-downline.tsx'
import { RateFields, type Ranges, rateNames, ratesOf } from './rate-fields.tsx'

/** Until the site's own rules are there. */
const usual: Rules = {}

/** A new member right below the agent: typed in once, then shown to be handed on. */
export function NewDownline() {
  const ranges = useQuery(rebateRangesQuery())
  const [made, setMade] = useState<Made>()
  if (made) return <MadeDownline made={made} onAnother={() => setMade(undefined)} />
  if (ranges.data) return <NewDownlineForm ranges={ranges.data} onMade={setMade} />
  return ranges.error ? <Failure query={ranges} /> : <RowSkeletons count={6} height={72} />
}

type FormProps = { ranges: Ranges; onMade: (made: Made) => void }

function NewDownlineForm({ ranges, onMade }: FormProps) {
  const { t } = useTranslation('agent')
  const draft = useDraft('new-downline')
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? usual
  const { form, isUncertain } = useMaking(rules, ranges, (made) => {
    draft.forget()
    onMade(made)
  })
  const field = (name: string) => ({ ...form.field(name), defaultValue: draft.get(name) })
  return (
    <form {...form.props} className={forms.form} aria-label={t('newDownline')} onChange={draft.hear}>
      <p className={forms.lead}>{t('newDownlineLead')}</p>
      <SelectField
        name="type"
        label={t('kind')}
        defaultValue={draft.get('type')}
        options={[
          { value: '0', label: t('member') },
          { value: '1', label: t('agent') },
        ]}
      />
      <TextField
        {...field('username')}
        label={t('username')}
        hint={ruleOf(rules, 'username').message}
        kind="username"
        autoComplete="off"
      />
      <NewPasswordField {...form.field('password')} label={t('firstPassword')} rule={ruleOf(rules, 'password')} />
      <TextField {...field('nickname')} label={t('nickname')} maxLength={20} autoComplete="off" />
      <h2 className={forms.group}>{t('rebates')}</h2>
      <p className={forms.lead}>{t('newRebatesText')}</p>
      <RateFields ranges={ranges} field={form.field} typed={draft.get} />
      <FormFailure>{[form.failure, isUncertain && t('uncertainDownline')].filter(Boolean).join('. ')}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('makeDownline')}
      </Button>
    </form>
  )
}

/** Makes one member for one intent, however often it is sent; whether it is known that nobody was made. */
function useMaking(rules: Rules, ranges: Ranges, onMade: FormProps['onMade']) {
  const { mutateAsync } = useMutation(createDownline(useQueryClient()))
  const keyFor = useKey()
  const [isUncertain, setUncertain] = useState(false)
  const schema = useMemo(() => newDownline(rules, ranges), [rules, ranges])
  const form = useGatewayForm(
    schema,
    async ({ username, password, nickname, rates }, { type }) => {
      setUncertain(false)
      const kind = type === '1' ? 1 : 0
      const names = { username, password, ...(nickname && { nickname }) }
      const body = { ...names, type: kind, rebates: ratesOf(ranges, rates) } as const
      const downline = await mutateAsync({ body, idempotencyKey: keyFor(body) }).catch((error: unknown) => {
        setUncertain(!isFinalError(error))
        throw error
      })
      onMade({ username: downline.username, password, isAgent: kind === 1 })
    },
    rateNames(ranges),
  )
  return { form, isUncertain }
}

/** One key for one member to be made. It is known to this page alone: what it stands for holds a password, which is kept nowhere. */
function useKey() {
  const [kept] = useState({ key: '', said: '' })
  return (body: unknown) => {
    const said = JSON.stringify(body)
    if (kept.said !== said) Object.assign(kept, { said, key: randomId() })
    return kept.key
  }
}
