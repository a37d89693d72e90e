import { Switch as BaseSwitch } from '@base-ui/react/switch'
import styles from './switch.module.css'

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      {label}
      <BaseSwitch.Root className={styles.track} checked={checked} onCheckedChange={onChange}>
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
    </label>
  )
}
