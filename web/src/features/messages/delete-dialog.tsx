import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteMessages } from '#api/inbox/inbox.queries.ts'
import { problemText } from '#api/problems.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'

type DeleteDialogProps = {
  /** The messages to delete; the dialog is closed while the list is empty. */
  ids: number[]
  onClose: () => void
  onDone: () => void
}

export function DeleteDialog({ ids, onClose, onDone }: DeleteDialogProps) {
  const { t } = useTranslation(['messages', 'app'])
  const { mutate: remove } = useMutation(deleteMessages(useQueryClient()))
  const confirm = () => {
    remove(ids, {
      onSuccess: () => void showToast(t('deleted', { total: ids.length }), { kind: 'success' }),
      onError: (error) => void showToast(problemText(error), { kind: 'error', time: 'short' }),
    })
    onClose()
    onDone()
  }
  return (
    <Dialog
      urgent
      open={ids.length > 0}
      onClose={onClose}
      title={t('confirmDelete')}
      text={t('confirmDeleteText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('delete')}
          </Button>
        </>
      }
    />
  )
}
