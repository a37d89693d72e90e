import { useTranslation } from 'react-i18next'
import { FormFailure } from '../forms/form-failure.tsx'

type CommandFailureProps = { form: { failure: string }; isUncertain: boolean }

/** Why a command that moves money was not obeyed; where that is not known, that it is safe to send it again. */
export function CommandFailure({ form, isUncertain }: CommandFailureProps) {
  const { t } = useTranslation('forms')
  return <FormFailure>{[form.failure, isUncertain && t('uncertain')].filter(Boolean).join('. ')}</FormFailure>
}
