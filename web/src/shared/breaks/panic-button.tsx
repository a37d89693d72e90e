import { createPanicTimeOut } from '@longan/react-query/responsible-gaming'
import { useMutation } from '@tanstack/react-query'
import { OctagonPause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { api } from '#api/gateway.ts'
import { useCurrentBreak, useHasPanicButton } from '#api/member/responsible.queries.ts'
import { problemText } from '#api/problems.ts'
import { paths } from '#lib/site/paths.ts'
import { leaveGame } from '#shared/left-game.ts'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './breaks.module.css'

/** `onStop` closes the game on this page. */
type PanicButtonProps = { onStop?: () => void }

/** Begins a break of a day with one tap, without a question, where the rulebook has a panic button. */
export function PanicButton(props: PanicButtonProps) {
  return useHasPanicButton() ? <OfferedButton {...props} /> : null
}

/** The same above the tabs of a page; `isRaised` makes room for a bar below it. */
export function FloatingPanicButton({ isRaised }: { isRaised: boolean }) {
  if (!useHasPanicButton()) return null
  return (
    <div className={styles.floor} data-raised={isRaised || undefined}>
      <OfferedButton />
    </div>
  )
}

/** In a game, where there is little room, the label is short. */
function OfferedButton({ onStop }: PanicButtonProps) {
  const { t } = useTranslation('responsible')
  const isResting = useCurrentBreak() !== undefined
  const stop = useStop(onStop)
  if (isResting) return null
  return (
    <button type="button" className={styles.panic} aria-label={t('panic')} onClick={stop}>
      <OctagonPause size={20} aria-hidden />
      {t(onStop ? 'panicShort' : 'panic')}
    </button>
  )
}

/** The game is closed before the gateway has answered, and also if it cannot be reached. */
function useStop(onStop?: () => void) {
  const { t } = useTranslation('responsible')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(createPanicTimeOut.mutationOptions(api))
  return () => {
    onStop?.()
    leaveGame(undefined)
    void navigate(paths.responsible, { replace: onStop !== undefined })
    mutateAsync({}).then(
      () => showToast(t('panicDone'), { kind: 'success' }),
      (error: unknown) => showToast(t('panicFailed'), { kind: 'error', time: 'long', detail: problemText(error) }),
    )
  }
}
