import type { ReactNode } from 'react'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
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
