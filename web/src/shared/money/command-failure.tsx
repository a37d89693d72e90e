import { useTranslation } from 'react-i18next'
import { FormFailure } from '../forms/form-failure.tsx'

type CommandFailureProps = { form: { failure: string }; isUncertain: boolean }

/** The error of a money command. If the outcome is unknown, it says that sending it again is safe. */
export function CommandFailure({ form, isUncertain }: CommandFailureProps) {
  const { t } = useTranslation('forms')
  return <FormFailure>{[form.failure, isUncertain && t('uncertain')].filter(Boolean).join('. ')}</FormFailure>
}
