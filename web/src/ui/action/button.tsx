import type { ComponentProps } from 'react'
import { BrandMark } from '../media/brand-mark.tsx'
import { Link, type LinkProps } from './link.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

type ButtonStyleProps = { variant?: ButtonVariant; size?: 'normal' | 'small'; wide?: boolean }

export function Button({
  variant = 'primary',
  size = 'normal',
  wide,
  busy,
  children,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & ButtonStyleProps & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={styles.label}>{children}</span>
      {busy && (
        <span className={styles.spinner}>
          <BrandMark size={28} spinning />
        </span>
      )}
    </button>
  )
}

export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  wide,
  children,
  ...rest
}: LinkProps & ButtonStyleProps) {
  return (
    <Link {...rest} className={styles.button} data-variant={variant} data-size={size} data-wide={wide || undefined}>
      <span className={styles.label}>{children}</span>
    </Link>
  )
}
