import { payeeName, toPrintedName } from '@longan/sdk/inputs/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { setPayeeName } from '#api/member/set-up.queries.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

const schema = v.object({ payeename: payeeName })

/** The payee name. It can be set only once, so it is shown as it will be stored before it is sent. */
export function PayeeForm() {
  const { t } = useTranslation('withdraw')
  const draft = useDraft('payee')
  const { mutateAsync } = useMutation(setPayeeName(useQueryClient()))
  const form = useGatewayForm(schema, async ({ payeename }) => {
    await mutateAsync(payeename)
    draft.clear()
  })
  const { onBlur, ...field } = form.field('payeename')
  const normalizeName = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = toPrintedName(event.currentTarget.value)
    onBlur(event)
  }
  return (
    <form {...form.props} className={styles.form} aria-label={t('savePayee')} onChange={draft.onChange}>
      <p className={styles.lead}>{t('payeeLead')}</p>
      <TextField
        {...field}
        onBlur={normalizeName}
        kind="name"
        autoCapitalize="characters"
        label={t('payee')}
        hint={t('payeeHint')}
        defaultValue={draft.get('payeename')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('savePayee')}
      </Button>
    </form>
  )
}
