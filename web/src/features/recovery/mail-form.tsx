import { mailRecovery } from '@longan/sdk/inputs/recovery'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { requestPasswordMail } from '#api/member/password.queries.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast, toastDurations } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'

export function MailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('recovery')
  const draft = useDraft('recovery')
  const { mutateAsync } = useMutation(requestPasswordMail())
  const form = useGatewayForm(mailRecovery, async (input) => {
    await mutateAsync(input)
    draft.clear()
    await showToast(t('mailSent'), { kind: 'success', time: 'saved' })
    setTimeout(onDone, toastDurations.saved)
  })
  const field = (name: string) => ({ ...form.field(name), defaultValue: draft.get(name) })
  return (
    <form {...form.props} className={styles.form} aria-label={t('byMail')} onChange={draft.onChange}>
      <p className={styles.lead}>{t('mailLead')}</p>
      <TextField {...field('username')} label={t('username')} kind="username" />
      <TextField {...field('email')} label={t('email')} kind="email" />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('sendMail')}
      </Button>
    </form>
  )
}
