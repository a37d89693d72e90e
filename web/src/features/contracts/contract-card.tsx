import { useTranslation } from 'react-i18next'
import { type ContractAnswer, type ContractReference, answerContract } from '#shared/contracts/contracts.queries.ts'
import { ContractSteps } from '#shared/contracts/contract-steps.tsx'
import type { Offer } from '#shared/contracts/offers.ts'
import { useProductName } from '#shared/product-name.ts'
import card from '#shared/invite/invite-card.module.css'
import buttons from '#shared/member/member-card.module.css'
import forms from '#shared/forms/form.module.css'
import { Group, Lead } from '#shared/forms/form-layout.tsx'
import { Button } from '#ui/action/button.tsx'
import { useState } from 'react'
import { usePress } from '#shared/use-press.ts'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'

const kindMessages = { daily: 'daily', dividend: 'dividend', hourly: 'hourlySalary', realtime: 'realtime' } as const
const statusMessages = { P: 'pending', V: 'withdrawn', E: 'active' } as const

export function ContractCard({ offer }: { offer: Offer }) {
  const { t } = useTranslation('agent')
  const productName = useProductName()
  const name = `${t(kindMessages[offer.answered.kind])} · ${productName(offer.product)}`
  const { answer, isPending, confirmation } = useAnswer(offer.answered, name)
  return (
    <section className={card.card} aria-label={name}>
      <Group>{name}</Group>
      <Lead>{t(statusMessages[offer.status])}</Lead>
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

const messages = {
  A: { question: 'confirmAccept', button: 'accept', done: 'contractAccepted' },
  R: { question: 'confirmDecline', button: 'decline', done: 'contractDeclined' },
  C: { question: 'confirmWithdrawn', button: 'acknowledge', done: 'withdrawalConfirmed' },
} as const

/** Answers a contract after a confirmation, because an answer is final. */
function useAnswer(contract: ContractReference, name: string) {
  const { t } = useTranslation(['agent', 'app'])
  const [pendingAnswer, setPendingAnswer] = useState<ContractAnswer>()
  const { press, isPending } = usePress(answerContract(), (_done, { answer }) => {
    void showToast(t(messages[answer].done), { kind: 'success' })
  })
  const texts = messages[pendingAnswer ?? 'A']
  const close = () => setPendingAnswer(undefined)
  const confirm = () => {
    close()
    if (pendingAnswer) press({ contract, answer: pendingAnswer })
  }
  const confirmation = (
    <Dialog
      urgent
      open={pendingAnswer !== undefined}
      onClose={close}
      title={t(texts.question)}
      text={name}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('app:cancel')}
          </Button>
          <Button onClick={confirm}>{t(texts.button)}</Button>
        </>
      }
    />
  )
  return { answer: setPendingAnswer, isPending, confirmation }
}
