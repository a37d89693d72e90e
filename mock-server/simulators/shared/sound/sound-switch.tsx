/** @jsxImportSource preact */
import { Icon } from '../icon.tsx'
import { useClientContext } from '../client-context.ts'

const SPEAKER = 'M4 10v4h3.5L12 18V6L7.5 10z'

export function SoundSwitch() {
  const { t, sound } = useClientContext()
  const isOn = sound.isOn.value
  return (
    <button class="icon" aria-label={t('sound')} aria-pressed={isOn} onClick={sound.toggle}>
      <Icon d={SPEAKER}>
        <path d={isOn ? 'M15.5 9.5a3.5 3.5 0 0 1 0 5M18 7a7 7 0 0 1 0 10' : 'M16 10l4 4M20 10l-4 4'} />
      </Icon>
    </button>
  )
}
