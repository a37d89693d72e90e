import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import { ProviderFrame, useFrameAddress } from '../provider-frame.tsx'
import styles from './provider-pane.module.css'

type ProviderPaneProps = Pick<ComponentProps<typeof ProviderFrame>, 'title' | 'act'> & {
  /** Undefined while it is loading. */
  url: string | undefined
  onRetry?: () => void
  children?: ReactNode
}

export function ProviderPane({ url, onRetry, children, ...rest }: ProviderPaneProps) {
  const { t } = useTranslation()
  const address = useFrameAddress(url)
  return (
    <div className={styles.pane}>
      {children}
      {url !== undefined && !address && <ErrorPanel message={t('urlEmpty')} onRetry={onRetry} />}
      {address && <ProviderFrame address={address} className={styles.frame} {...rest} />}
    </div>
  )
}
