import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { sendPasswordMail, resetPassword } from '@longan/react-query/password'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { statusQuery, useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import { Failure } from '#shared/failure.tsx'
import { Form, Lead, Screen, FormFailure } from '#shared/forms/form-layout.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { mailRecovery, phoneRecovery, ruleOf, type Rules } from '@longan/sdk/inputs/recovery'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast, toastDurations } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { fieldErrorOf } from '@longan/sdk/inputs/field-error'
import { localErrorCodes } from '@longan/sdk'
import type { InferOutput } from 'valibot'
import { problemCode, problemText } from '#api/problems.ts'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { logIn } from '#api/member/session.queries.ts'
import { codeProof } from '#api/member/verification.queries.ts'
import { NewPasswordField } from '#shared/forms/new-password-field.tsx'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/code-field.tsx'
import { showLoading } from '#ui/overlay/overlay.tsx'

type FindType = 'phone' | 'email'

export function RecoveryScreen() {
  const { t } = useTranslation('recovery')
  const site = useQuery(statusQuery())
  const byPhone = useModule('CHNGPASSVERIF3')
  const [chosen, setChosen] = useState<FindType>()
  const leave = useLeave()
  if (byPhone === undefined && site.isError) return <Failure query={site} />
  if (byPhone === undefined) {
    return (
      <Screen>
        <Lead>{t('lead')}</Lead>
        <RowSkeletons count={3} height={72} />
      </Screen>
    )
  }
  const findType = byPhone ? (chosen ?? 'phone') : 'email'
  const form = findType === 'phone' ? <PhoneForm onDone={leave} /> : <MailForm onDone={leave} />
  const tabs = [
    { value: 'phone' as const, label: t('byPhone') },
    { value: 'email' as const, label: t('byMail') },
  ]
  return (
    <Screen>
      <Lead>{t('lead')}</Lead>
      {byPhone ? (
        <Tabs label={t('methods')} tabs={tabs} value={findType} onChange={setChosen}>
          {form}
        </Tabs>
      ) : (
        form
      )}
    </Screen>
  )
}

function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (storage.get('agentMarker')) return void navigate(paths.agent)
    // The router names the first entry of a visit "default".
    void (key === 'default' ? navigate(paths.login, { replace: true }) : navigate(-1))
  }
}

function MailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('recovery')
  const draft = useDraft('recovery')
  const { mutateAsync } = useMutation(sendPasswordMail.mutationOptions(api))
  const form = useGatewayForm(mailRecovery, async (input) => {
    await mutateAsync({ input })
    draft.clear()
    await showToast(t('mailSent'), { kind: 'success', time: 'saved' })
    setTimeout(onDone, toastDurations.saved)
  })
  const field = (name: 'username' | 'email') => ({ ...form.field(name), defaultValue: draft.get(name) })
  return (
    <Form {...form.props} aria-label={t('byMail')} onChange={draft.onChange}>
      <TextField {...field('username')} label={t('username')} kind="username" />
      <TextField {...field('email')} label={t('email')} kind="email" />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('sendMail')}
      </Button>
    </Form>
  )
}

const defaultRules: Rules = {}
/** Maximum time of the loading cover, ms. */
const LOADING_TIMEOUT = 15_000

function PhoneForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('recovery')
  const draft = useDraft('recovery')
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules
  const form = usePhoneForm(rules, () => {
    draft.clear()
    onDone()
  })
  const number = () => {
    const mobileNum = form.require('mobileNum')
    return mobileNum ? { mobileNum, countryDialingCode: form.textOf('countryDialingCode') } : undefined
  }
  const showRefusal = (error: unknown) => {
    const isNumberError = fieldErrorOf(error)?.field === 'mobileNum'
    form.showError(isNumberError ? 'mobileNum' : 'messageCode', problemText(error))
  }
  return (
    <Form {...form.props} aria-label={t('byPhone')} onChange={draft.onChange}>
      <PhoneField
        {...form.field('mobileNum')}
        defaultValue={draft.get('mobileNum')}
        initial={draft.get('countryDialingCode')}
      />
      <SmsCodeField {...form.field('messageCode')} purpose="recovery" number={number} onRefused={showRefusal} />
      <NewPasswordField {...form.field('newPassword')} label={t('newPassword')} rule={ruleOf(rules, 'password')} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy} disabled={!form.isReady}>
        {t('setPassword')}
      </Button>
    </Form>
  )
}

const isGatewayError = (error: unknown) => !localErrorCodes.some((code) => code === problemCode(error))

function usePhoneForm(rules: Rules, onDone: () => void) {
  const { t } = useTranslation('recovery')
  const schema = phoneRecovery(rules)
  const logInNow = useMutation(logIn(useQueryClient())).mutateAsync
  const reset = useMutation(resetPassword.mutationOptions(api)).mutateAsync

  const setPassword = async (input: InferOutput<typeof schema>) => {
    const { mobileNum, countryDialingCode, messageCode, newPassword } = input
    const hide = showLoading(undefined, LOADING_TIMEOUT)
    const proof = await codeProof('recovery', messageCode)
    await reset({ input: { mobileNum, newPassword, countryDialingCode, ...proof } }).finally(hide)
    void showToast(t('passwordReset'), { kind: 'success' })
    // If the login fails, the member logs in by hand.
    await logInNow({ type: 'username', username: mobileNum, password: newPassword }).catch(() => undefined)
  }
  return useGatewayForm(
    schema,
    async (input, { set }) => {
      await setPassword(input).catch((error: unknown) => {
        // Local errors do not clear fields: the gateway has not rejected their content.
        if (isGatewayError(error)) set(problemCode(error) === 'modify.new.old.same' ? 'newPassword' : 'messageCode', '')
        throw error
      })
      onDone()
    },
    { verificationCode: 'messageCode', firebaseIdToken: 'messageCode' },
  )
}
