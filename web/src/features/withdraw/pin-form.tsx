import { api } from '#api/gateway.ts'
import { setPaymentPassword } from '@longan/react-query/security'
import { newPaymentPin } from '@longan/sdk/inputs/accounts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { Form, Lead } from '#shared/forms/form-layout.tsx'
import { PinField } from '#shared/forms/pin-field.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'

export function PinForm() {
  const { t } = useTranslation('withdraw')
  const { mutateAsync } = useMutation(setPaymentPassword.mutationOptions(api))
  const form = useGatewayForm(newPaymentPin, (input) => mutateAsync({ input }))
  return (
    <Form {...form.props} aria-label={t('setPin')}>
      <Lead>{t('setPinLead')}</Lead>
      <PinField {...form.field('paymentPassword')} label={t('newPin')} hint={t('pinHint')} />
      <PinField {...form.field('confirmPaymentPassword')} label={t('pinAgain')} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('setPin')}
      </Button>
    </Form>
  )
}
