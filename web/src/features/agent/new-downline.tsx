import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { listGlobalRebateSettings, createDownline } from '@longan/react-query/downlines'
import { newDownline, ruleOf, type Rules } from '@longan/sdk/inputs/agent'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { isFinalError } from '#api/problems.ts'
import { randomId } from '#lib/storage/device-id.ts'
import { Failure } from '#shared/failure.tsx'
import { Fields, Form, FormFailure, Group, Lead } from '#shared/forms/form-layout.tsx'
import { NewPasswordField } from '#shared/forms/new-password-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { RateFields, type Ranges, rateFieldNames, ratesOf } from './rate-fields.tsx'
import { Copy } from 'lucide-react'
import { paths } from '#lib/site/paths.ts'
import buttons from '#shared/member/member-card.module.css'
import { Facts } from '#shared/records/facts.tsx'
import { useCopy } from '#shared/use-copy.ts'
import { viewPath } from './views.ts'

const defaultRules: Rules = {}

export function NewDownline() {
  const ranges = useQuery(listGlobalRebateSettings.queryOptions(api, {}))
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
    <Form {...form.props} aria-label={t('newDownline')} onChange={draft.onChange}>
      <SelectField
        {...form.field('type')}
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
      <Group>{t('rebates')}</Group>
      <Lead>{t('newRebatesText')}</Lead>
      <RateFields ranges={ranges} field={form.field} typed={draft.get} />
      <FormFailure>{[form.failure, isUncertain && t('uncertainDownline')].filter(Boolean).join('. ')}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('createDownline')}
      </Button>
    </Form>
  )
}

/**
 * Creates the member with an idempotency key. `isUncertain` is true if the request may have reached the gateway without
 * a response.
 */
function useCreateDownline(rules: Rules, ranges: Ranges, onCreated: FormProps['onCreated']) {
  const { mutateAsync } = useMutation(createDownline.mutationOptions(api))
  const keyFor = useKeyPerBody()
  const [isUncertain, setUncertain] = useState(false)
  const schema = newDownline(rules, ranges)
  const form = useGatewayForm(
    schema,
    async ({ username, password, nickname, rates, type }) => {
      setUncertain(false)
      const kind = type === '1' ? 1 : 0
      const names = { username, password, ...(nickname && { nickname }) }
      const body = { ...names, type: kind, rebates: ratesOf(ranges, rates) } as const
      const downline = await mutateAsync({ input: body, idempotencyKey: keyFor(body) }).catch((error: unknown) => {
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

type CreatedAccount = { username: string; password: string; isAgent: boolean }

/** Shows a created account. The password is shown only here, so all facts can be copied at once. */
function CreatedDownline({ account, onAnother }: { account: CreatedAccount; onAnother: () => void }) {
  const { t } = useTranslation('agent')
  const copy = useCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button was removed together with the form.
  useEffect(() => heading.current?.focus(), [])
  const facts = useAccountFacts(account)
  const all = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return (
    <Fields aria-labelledby="made-downline">
      <Group ref={heading} id="made-downline" tabIndex={-1}>
        {t('downlineCreated', { name: account.username })}
      </Group>
      <Lead>{t('downlineCreatedText')}</Lead>
      <Facts facts={facts} />
      <Button wide onClick={() => void copy(all)}>
        <Copy size={18} aria-hidden /> {t('copyAll')}
      </Button>
      <div className={buttons.buttons}>
        <Button variant="secondary" onClick={onAnother}>
          {t('addAnother')}
        </Button>
        <ButtonLink variant="secondary" to={viewPath('team')} replace>
          {t('openTeam')}
        </ButtonLink>
      </div>
    </Fields>
  )
}

function useAccountFacts({ username, password, isAgent }: CreatedAccount) {
  const { t } = useTranslation('agent')
  const loginAddress = location.origin + (isAgent ? paths.agent : paths.login)
  return [
    { label: t('username'), value: username, copy: username },
    { label: t('firstPassword'), value: password, copy: password },
    { label: t('kind'), value: t(isAgent ? 'agent' : 'member') },
    { label: t('loginPage'), value: loginAddress },
  ]
}
