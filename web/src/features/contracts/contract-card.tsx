import { useTranslation } from 'react-i18next'
import type { ContractAnswer } from '#api/agent/contracts.queries.ts'
import { ContractSteps } from '#shared/contracts/contract-steps.tsx'
import type { Offer } from '#shared/contracts/offers.ts'
import { useProductName } from '#shared/product-name.ts'
import card from '#shared/invite/invite-card.module.css'
import buttons from '#shared/member-card.module.css'
import forms from '#shared/forms/form.module.css'
import { Button } from '#ui/action/button.tsx'
import { useAnswer } from './use-answer.tsx'

const kindMessages = { daily: 'daily', dividend: 'dividend', hourly: 'hourlySalary', realtime: 'realtime' } as const
const statusMessages = { P: 'pending', V: 'withdrawn', E: 'active' } as const

export function ContractCard({ offer }: { offer: Offer }) {
  const { t } = useTranslation('agent')
  const productName = useProductName()
  const name = `${t(kindMessages[offer.answered.kind])} · ${productName(offer.product)}`
  const { answer, isPending, confirmation } = useAnswer(offer.answered, name)
  return (
    <section className={card.card} aria-label={name}>
      <h2 className={forms.group}>{name}</h2>
      <p className={forms.lead}>{t(statusMessages[offer.status])}</p>
      <ContractSteps steps={offer.steps} />
      {offer.isExceeded && <p className={forms.failure}>{t('exceeded')}</p>}
      <Answers status={offer.status} isBusy={isPending} onAnswer={answer} />
      {confirmation}
    </section>
  )
}

type AnswersProps = { status: Offer['status']; isBusy: boolean; onAnswer: (answer: ContractAnswer) => void }

function Answers({ status, isBusy, onAnswer }: AnswersProps) {
  const { t } = useTranslation('agent')
  if (status === 'E') return null
  if (status === 'V')
    return (
      <Button busy={isBusy} onClick={() => onAnswer('C')}>
        {t('acknowledge')}
      </Button>
    )
  return (
    <div className={buttons.buttons}>
      <Button variant="secondary" busy={isBusy} onClick={() => onAnswer('R')}>
        {t('decline')}
      </Button>
      <Button busy={isBusy} onClick={() => onAnswer('A')}>
        {t('accept')}
      </Button>
    </div>
  )
}
