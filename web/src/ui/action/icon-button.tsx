import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from './link.tsx'
import styles from './icon-button.module.css'

type IconLabelProps = { label: string; icon: ReactNode }

export function IconButton({ label, icon, children, ...rest }: ComponentProps<'button'> & IconLabelProps) {
  return (
    <button type="button" {...rest} className={styles.target} aria-label={label}>
      {icon}
      {children}
    </button>
  )
}

export function IconLink({ label, icon, children, ...rest }: LinkProps & IconLabelProps) {
  return (
    <Link {...rest} className={styles.target} aria-label={label}>
      {icon}
      {children}
    </Link>
  )
}
