import type { ReactNode } from 'react'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Bottom sheets rise; `right` slides in from the right edge as the side menu does. */
  side?: 'bottom' | 'right'
  hideTitle?: boolean
  children: ReactNode
}
export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: string
  actions?: ReactNode
  children?: ReactNode
  urgent?: boolean
}
