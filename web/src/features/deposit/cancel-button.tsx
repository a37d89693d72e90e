import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeDeposit } from '#api/wallet/deposits.queries.ts'
import { problemText } from '#api/problems.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export function CancelButton({ id }: { id: string }) {
  const { t } = useTranslation('deposit')
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useMutation(changeDeposit(useQueryClient(), id))
  const close = () => setOpen(false)
  const cancel = () => {
    close()
    mutate(
      { do: 'cancel' },
      { onError: (error) => void showToast(problemText(error), { kind: 'error', time: 'long' }) },
    )
  }
  return (
    <>
      <Button variant="quiet" wide busy={isPending} onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('confirmCancel')}
        text={t('cancelText')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
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
