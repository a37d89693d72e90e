import { newDownline, ruleOf, type Rules } from '@longan/sdk/inputs/agent'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createDownline, rebateRangesQuery } from '#api/agent/agent.queries.ts'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { isFinalError } from '#api/rewards/is-final-error.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { randomId } from '#lib/storage/device-id.ts'
import { Failure } from '#shared/failure.tsx'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import forms from '#shared/forms/form.module.css'
import { NewPasswordField } from '#shared/forms/new-password-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { type CreatedAccount, CreatedDownline } from './created-downline.tsx'
import { RateFields, type Ranges, rateFieldNames, ratesOf } from './rate-fields.tsx'

const defaultRules: Rules = {}

export function NewDownline() {
  const ranges = useQuery(rebateRangesQuery())
  const [created, setCreated] = useState<CreatedAccount>()
  if (created) return <CreatedDownline account={created} onAnother={() => setCreated(undefined)} />
  if (ranges.data) return <NewDownlineForm ranges={ranges.data} onCreated={setCreated} />
  return ranges.error ? <Failure query={ranges} /> : <RowSkeletons count={6} height={72} />
}

type FormProps = { ranges: Ranges; onCreated: (account: CreatedAccount) => void }

function NewDownlineForm({ ranges, onCreated }: FormProps) {
  const { t } = useTranslation('agent')
  const draft = useDraft('new-downline')
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules
  const { form, isUncertain } = useCreateDownline(rules, ranges, (account) => {
    draft.clear()
    onCreated(account)
  })
  const field = (name: string) => ({ ...form.field(name), defaultValue: draft.get(name) })
  return (
    <form {...form.props} className={forms.form} aria-label={t('newDownline')} onChange={draft.onChange}>
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
        {t('createDownline')}
      </Button>
    </form>
  )
}

/**
 * Creates the member with an idempotency key. `isUncertain` is true if the request may have reached the gateway without
 * a response.
 */
function useCreateDownline(rules: Rules, ranges: Ranges, onCreated: FormProps['onCreated']) {
  const { mutateAsync } = useMutation(createDownline(useQueryClient()))
  const keyFor = useKeyPerBody()
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
      onCreated({ username: downline.username, password, isAgent: kind === 1 })
    },
    rateFieldNames(ranges),
  )
  return { form, isUncertain }
}

/**
 * Returns the same idempotency key for the same body. It is kept in memory only, because the body contains a password.
 */
function useKeyPerBody() {
  const [last] = useState({ key: '', json: '' })
  return (body: unknown) => {
    const json = JSON.stringify(body)
    if (last.json !== json) Object.assign(last, { json, key: randomId() })
    return last.key
  }
}
