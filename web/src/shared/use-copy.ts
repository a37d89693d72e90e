import { useTranslation } from 'react-i18next'
import { showToast } from '#ui/overlay/toast.ts'

/** Copies a text and shows whether that worked. Most browsers need HTTPS for it. */
export function useCopy() {
  const { t } = useTranslation('records')
  return async (text: string) => {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    await showToast(t(copied ? 'copied' : 'notCopied'), { kind: copied ? 'success' : 'error' })
  }
}
