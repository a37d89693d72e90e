import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The document is called as its page, and as the brand; without a name as the brand alone. */
export function useDocumentTitle(title: string) {
  const { t } = useTranslation('app')
  // What the browser shows of a page is outside of React.
  useEffect(() => {
    document.title = title ? `${title} · ${t('brand')}` : t('brand')
  }, [title, t])
}
