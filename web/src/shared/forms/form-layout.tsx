import type { ComponentProps } from 'react'
import { Link } from '#ui/action/link.tsx'
import styles from './form.module.css'

/** A page of forms and texts: one column of limited width. */
export const Screen = (props: ComponentProps<'div'>) => <div {...props} className={styles.screen} />

/** The fields of a form, one below the other. */
export const Form = (props: ComponentProps<'form'>) => <form {...props} className={styles.form} />

/** Fields or other parts outside a form, one below the other. */
export const Fields = (props: ComponentProps<'section'>) => <section {...props} className={styles.form} />

/** Parts beside each other, at both ends of a line. */
export const Row = (props: ComponentProps<'div'>) => <div {...props} className={styles.row} />

/** The mark and the name of a page that people enter the site by. */
export const Emblem = (props: ComponentProps<'div'>) => <div {...props} className={styles.emblem} />

/** What a form is about, before its fields. */
export const Lead = (props: ComponentProps<'p'>) => <p {...props} className={styles.lead} />

/** The heading of some fields or rows. */
export const Group = ({ children, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={styles.group}>
    {children}
  </h2>
)

/** A remark or another way, below or beside a form. */
export const Remark = ({ as: Tag = 'p', ...props }: ComponentProps<'p'> & { as?: 'p' | 'section' }) => (
  <Tag {...props} className={styles.other} />
)

/** A link within a form. */
export const FormLink = (props: ComponentProps<typeof Link>) => <Link {...props} className={styles.link} />

/** A bar that is filled to one of four levels, and what it says. */
export const Level = ({ children, ...props }: ComponentProps<'p'> & { 'data-level': 1 | 2 | 3 | 4 }) => (
  <p {...props} className={styles.strength}>
    <span aria-hidden className={styles.bar} />
    {children}
  </p>
)

export function FormFailure({ children }: { children: string }) {
  if (!children) return null
  return (
    <p role="alert" className={styles.failure}>
      {children}
    </p>
  )
}
