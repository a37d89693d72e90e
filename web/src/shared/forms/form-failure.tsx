import styles from './form.module.css'

export function FormFailure({ children }: { children: string }) {
  if (!children) return null
  return (
    <p role="alert" className={styles.failure}>
      {children}
    </p>
  )
}
