import type { ComponentProps } from 'react'
import styles from './form.module.css'

/** A page of forms and texts: one column of limited width. */
export const Screen = (props: ComponentProps<'div'>) => <div {...props} className={styles.screen} />

/** The fields of a form, one below the other. */
export const Form = (props: ComponentProps<'form'>) => <form {...props} className={styles.form} />

/** What a form is about, before its fields. */
export const Lead = (props: ComponentProps<'p'>) => <p {...props} className={styles.lead} />

/** The heading of some fields or rows. */
export const Group = ({ children, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={styles.group}>
    {children}
  </h2>
)
