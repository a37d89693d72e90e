import type { Rulebook } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { Lead, Screen } from '#shared/forms/form-layout.tsx'
import { LimitForm } from '#shared/limits/limit-form.tsx'
import { Button } from '#ui/action/button.tsx'

type LimitQuestionProps = { rulebook: Rulebook; isRequired: boolean; decline: () => void }

/** Asks for a deposit limit before the first deposit. Where the rulebook does not require one, it can be declined. */
export function LimitQuestion({ rulebook, isRequired, decline }: LimitQuestionProps) {
  const { t } = useTranslation('responsible')
  const title = t(isRequired ? 'requiredTitle' : 'askTitle')
  return (
    <Screen aria-label={title} role="region">
      <h2>{title}</h2>
      <Lead>{t(isRequired ? 'requiredText' : 'askText')}</Lead>
      <LimitForm rulebook={rulebook} isForDeposits onDone={() => undefined} />
      {!isRequired && (
        <Button variant="quiet" wide onClick={decline}>
          {t('decline')}
        </Button>
      )}
    </Screen>
  )
}
