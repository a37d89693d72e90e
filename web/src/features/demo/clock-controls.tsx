import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { formatClock } from '#lib/time/dates.ts'
import { useServerNow } from '#lib/time/server-clock.ts'
import { Button } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { Switch } from '#ui/form/switch.tsx'
import styles from './demo-panel.module.css'
import { advanceClock, sendWorldCommand } from './world.queries.ts'

const speeds = ['1', '10', '60'] as const
type Speed = (typeof speeds)[number]

type ClockControlsProps = { clock: { factor: number; isFrozen: boolean } | undefined }

export function ClockControls({ clock }: ClockControlsProps) {
  const { t } = useTranslation('demo')
  const { mutate, isPending } = useMutation(sendWorldCommand())
  const lottery = useOpenLotteryCode()
  const advance = useMutation(advanceClock())
  const speed = speeds.find((one) => Number(one) === clock?.factor) ?? '1'
  return (
    <section className={styles.part} aria-busy={isPending || advance.isPending}>
      <h3>{t('clock')}</h3>
      <WorldTime />
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" busy={advance.isPending} onClick={() => advance.mutate(1)}>
          {t('plusHour')}
        </Button>
        <Button variant="secondary" size="small" busy={advance.isPending} onClick={() => advance.mutate(24)}>
          {t('plusDay')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => mutate({ command: 'POST /lottery/next-draw', body: { seconds: 5, ...lottery } })}
        >
          {t('nextDraw')}
        </Button>
      </div>
      <Switch
        label={t('pause')}
        checked={clock?.isFrozen ?? false}
        onChange={(isFrozen) => mutate({ command: isFrozen ? 'POST /clock/freeze' : 'POST /clock/resume' })}
      />
      <Chips<Speed>
        label={t('speed')}
        value={speed}
        onChange={(factor) => mutate({ command: 'POST /clock/scale', body: { factor: Number(factor) } })}
        choices={speeds.map((factor) => ({ value: factor, label: t('times', { factor }) }))}
      />
    </section>
  )
}

function WorldTime() {
  const { t } = useTranslation('demo')
  return (
    <p className={styles.time} role="timer" aria-label={t('worldTime')}>
      {formatClock(useServerNow())}
    </p>
  )
}

/** Game code of the open lottery; without one, `next-draw` uses the lottery that is drawn first. */
function useOpenLotteryCode() {
  const query = new URLSearchParams(useLocation().search)
  const gameCode = query.get('gameCode')
  return query.get('gameType')?.endsWith('LOTT') && gameCode ? { gameCode } : {}
}
