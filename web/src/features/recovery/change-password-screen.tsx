import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { changePassword } from '@longan/react-query/password'
import { passwordChange, ruleOf, type Rules } from '@longan/sdk/inputs/recovery'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { knownPassword } from '#api/member/identity.ts'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { session } from '#api/member/session.ts'
import { config } from '#lib/site/config.ts'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import { FormFailure, Form, Lead, Screen } from '#shared/forms/form-layout.tsx'
import { NewPasswordField } from '#shared/forms/new-password-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { getRememberedLogin, rememberLogin } from '#shared/remembered-login.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { showToast, toastDurations } from '#ui/overlay/toast.ts'

const defaultRules: Rules = {}

/** Changes the password of the current member. The old password is not asked for if it was typed during this visit's login. */
export function ChangePasswordScreen() {
  const { t } = useTranslation(['recovery', 'app'])
  const rules = useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules
  const [old] = useState(knownPassword.get)
  const [isSame, setSame] = useState(false)
  const schema = passwordChange(rules, { asksOld: old === undefined })
  const change = useChange()
  const form = useGatewayForm(schema, async (typed) => {
    const input = { ...typed, oldPassword: old ?? typed.oldPassword }
    if (input.newPassword === input.oldPassword) return setSame(true)
    await change(input).catch((error: unknown) => {
      if (config.passwordChangeErrors) throw error
    })
  })
  return (
    <Screen>
      <Form {...form.props} aria-label={t('changeTitle')}>
        {old === undefined && <PasswordField {...form.field('oldPassword')} label={t('oldPassword')} />}
        <NewPasswordField {...form.field('newPassword')} label={t('newPassword')} rule={ruleOf(rules, 'password')} />
        <PasswordField
          {...form.field('confirmNewPassword')}
          label={t('confirmNewPassword')}
          autoComplete="new-password"
        />
        <Lead>{t('otherDevicesEnd')}</Lead>
        <FormFailure>{form.failure}</FormFailure>
        <Button type="submit" wide busy={form.busy}>
          {t('changeTitle')}
        </Button>
      </Form>
      <Dialog
        open={isSame}
        onClose={() => setSame(false)}
        title={t('samePassword')}
        text={t('samePasswordText')}
        actions={<Button onClick={() => setSame(false)}>{t('app:close')}</Button>}
      />
    </Screen>
  )
}

function useChange() {
  const { t } = useTranslation('recovery')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(changePassword.mutationOptions(api))
  return async (input: { oldPassword: string; newPassword: string; confirmNewPassword: string }) => {
    await mutateAsync({ input })
    knownPassword.forget()
    const username = getRememberedLogin().username
    if (username !== undefined && username === session.get()?.userName)
      rememberLogin({ username, password: input.newPassword })
    await showToast(t('saved'), { kind: 'success', time: 'saved' })
    setTimeout(() => void navigate(storage.get('agentMarker') ? paths.agentHome : paths.home), toastDurations.saved)
  }
}
