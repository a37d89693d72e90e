import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Answer, type Answered, answerContract } from '#api/contracts.queries.ts'
import { useTap } from '#shared/use-press.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'

const words = {
  A: { question: 'sureAccept', button: 'accept', done: 'accepted' },
  R: { question: 'sureRefuse', button: 'refuse', done: 'refusedNow' },
  C: { question: 'sureSeen', button: 'seen', done: 'closedNow' },
} as const

/** Answers a contract after asking once more: an answer is for good. */
export function useAnswer(contract: Answered, name: string) {
  const { t } = useTranslation(['agent', 'app'])
  const [asked, setAsked] = useState<Answer>()
  const { tap, isPending } = useTap(answerContract(useQueryClient()), (_done, { answer }) => {
    void showToast(t(words[answer].done), { kind: 'success' })
  })
  const put = words[asked ?? 'A']
  const close = () => setAsked(undefined)
  const answer = () => {
    close()
    if (asked) tap({ contract, answer: asked })
  }
  const question = (
    <Dialog
      urgent
      open={asked !== undefined}
      onClose={close}
      title={t(put.question)}
      text={name}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('app:cancel')}
          </Button>
          <Button onClick={answer}>{t(put.button)}</Button>
        </>
      }
    />
  )
  return { ask: setAsked, isPending, question }
}
