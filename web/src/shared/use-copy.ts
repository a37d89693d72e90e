import { useTranslation } from 'react-i18next'
import { showToast } from '#ui/toast.ts'

/** Puts a text where the phone can paste it from, and says whether it did. Without HTTPS most browsers do not. */
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
