import { useTranslation } from 'react-i18next'
import { FormFailure } from '#shared/forms/form-layout.tsx'

type CommandFailureProps = { form: { failure: string }; isUncertain: boolean }

export function CommandFailure({ form, isUncertain }: CommandFailureProps) {
  const { t } = useTranslation('forms')
  return <FormFailure>{[form.failure, isUncertain && t('uncertain')].filter(Boolean).join('. ')}</FormFailure>
}
