import styles from './form.module.css'

/** Why a form was refused as a whole; nothing while it was not. */
export function FormFailure({ children }: { children: string }) {
  if (!children) return null
  return (
    <p role="alert" className={styles.failure}>
      {children}
    </p>
  )
}
