import type { ComponentProps } from 'react'
import styles from './progress-bar.module.css'

/** How much of a whole is reached; without a value it moves. It needs a label. */
export const ProgressBar = (props: Omit<ComponentProps<'progress'>, 'className'> & { 'aria-label': string }) => (
  <progress {...props} className={styles.bar} />
)
