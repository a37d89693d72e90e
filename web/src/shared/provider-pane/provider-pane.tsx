import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '#ui/page/error-panel.tsx'
import type { Surroundings } from '../game-frame.ts'
import { ProviderFrame, useFrameAddress } from '../provider-frame.tsx'
import styles from './provider-pane.module.css'

type ProviderPaneProps = Pick<ComponentProps<typeof ProviderFrame>, 'title' | 'act'> & {
  /** Undefined while it is loading. */
  url: string | undefined
  /** The page above has a bar with the name and a back button, so that the page in the frame needs none. */
  around?: Surroundings
  onRetry?: () => void
  children?: ReactNode
}

export function ProviderPane({ url, around, onRetry, children, ...rest }: ProviderPaneProps) {
  const { t } = useTranslation()
  const address = useFrameAddress(url, around)
  return (
    <div className={styles.pane} data-pane>
      {children}
      {url !== undefined && !address && <ErrorPanel message={t('urlEmpty')} onRetry={onRetry} />}
      {address && <ProviderFrame address={address} className={styles.frame} {...rest} />}
    </div>
  )
}
