import { paymentPin } from '@longan/sdk/inputs/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { type Account, removeAccount } from '#api/member/accounts.queries.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { ForgottenPin } from '#shared/forms/forgotten-pin.tsx'
import styles from '#shared/forms/form.module.css'
import { PinField } from '#shared/forms/pin-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'

const schema = v.object({ password: paymentPin })

export function RemoveForm({ account, onRemoved }: { account: Account; onRemoved: () => void }) {
  const { t } = useTranslation('withdraw')
  const { mutateAsync } = useMutation(removeAccount(useQueryClient()))
  const form = useGatewayForm(
    schema,
    async ({ password }) => {
      await mutateAsync({ bankCardId: account.bankCardId, validatePaymentPassword: password })
      void showToast(t('removed'), { kind: 'success' })
      onRemoved()
    },
    { validatePaymentPassword: 'password', paymentPassword: 'password' },
  )
  return (
    <form {...form.props} className={styles.form} aria-label={t('remove')}>
      <p className={styles.lead}>{t('confirmRemove')}</p>
      <PinField {...form.field('password')} label={t('pin')} />
      <ForgottenPin />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" variant="danger" wide busy={form.busy}>
        {t('removeNow')}
      </Button>
    </form>
  )
}
