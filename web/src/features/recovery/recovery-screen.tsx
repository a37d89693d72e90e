import { api } from '#api/gateway.ts'
import { sendPasswordMail } from '@longan/react-query/password'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { statusQuery, useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import { Failure } from '#shared/failure.tsx'
import { Form, Lead, Screen } from '#shared/forms/form-layout.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { PhoneForm } from './phone-form.tsx'
import { mailRecovery } from '@longan/sdk/inputs/recovery'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast, toastDurations } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'

type FindType = 'phone' | 'email'

export function RecoveryScreen() {
  const { t } = useTranslation('recovery')
  const site = useQuery(statusQuery())
  const byPhone = useModule('CHNGPASSVERIF3')
  const [chosen, setChosen] = useState<FindType>()
  const leave = useLeave()
  if (byPhone === undefined && site.isError) return <Failure query={site} />
  if (byPhone === undefined) return <RowSkeletons count={3} height={72} />
  const findType = byPhone ? (chosen ?? 'phone') : 'email'
  const form = findType === 'phone' ? <PhoneForm onDone={leave} /> : <MailForm onDone={leave} />
  const tabs = [
    { value: 'phone' as const, label: t('byPhone') },
    { value: 'email' as const, label: t('byMail') },
  ]
  return (
    <Screen>
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
      <Lead>{t('mailLead')}</Lead>
      <TextField {...field('username')} label={t('username')} kind="username" />
      <TextField {...field('email')} label={t('email')} kind="email" />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('sendMail')}
      </Button>
    </Form>
  )
}
