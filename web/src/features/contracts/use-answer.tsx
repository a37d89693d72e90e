import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContractAnswer, type ContractReference, answerContract } from '#api/agent/contracts.queries.ts'
import { usePress } from '#shared/use-press.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'

const messages = {
  A: { question: 'confirmAccept', button: 'accept', done: 'contractAccepted' },
  R: { question: 'confirmDecline', button: 'decline', done: 'contractDeclined' },
  C: { question: 'confirmWithdrawn', button: 'acknowledge', done: 'withdrawalConfirmed' },
} as const

/** Answers a contract after a confirmation, because an answer is final. */
export function useAnswer(contract: ContractReference, name: string) {
  const { t } = useTranslation(['agent', 'app'])
  const [pendingAnswer, setPendingAnswer] = useState<ContractAnswer>()
  const { press, isPending } = usePress(answerContract(useQueryClient()), (_done, { answer }) => {
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
