import styles from './form.module.css'

/** The error of a form that belongs to no field. */
export function FormFailure({ children }: { children: string }) {
  if (!children) return null
  return (
    <p role="alert" className={styles.failure}>
      {children}
    </p>
  )
}
