import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeDeposit } from '#api/deposits.queries.ts'
import { problemText } from '#api/problems.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.ts'

export function CancelButton({ id }: { id: string }) {
  const { t } = useTranslation('deposit')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation(changeDeposit(useQueryClient(), id))
  const keep = () => setAsking(false)
  const cancel = () => {
    keep()
    mutate(
      { do: 'cancel' },
      { onError: (error) => void showToast(problemText(error), { kind: 'error', time: 'long' }) },
    )
  }
  return (
    <>
      <Button variant="quiet" wide busy={isPending} onClick={() => setAsking(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={asking}
        onClose={keep}
        title={t('confirmCancel')}
        text={t('cancelText')}
        actions={
          <>
            <Button variant="secondary" onClick={keep}>
              {t('keep')}
            </Button>
            <Button variant="danger" onClick={cancel}>
              {t('cancel')}
            </Button>
          </>
        }
      />
    </>
  )
}
