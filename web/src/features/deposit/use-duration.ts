import { useTranslation } from 'react-i18next'

const MINUTE = 60_000
/** Precision of the estimate, s. */
const STEP = 10

export function useDuration() {
  const { t } = useTranslation('deposit')
  return (milliseconds: number | undefined) => {
    if (milliseconds === undefined) return undefined
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000 / STEP)) * STEP
    if (seconds < 60) return t('aboutSeconds', { seconds })
    return t('aboutMinutes', { minutes: Math.ceil(milliseconds / MINUTE) })
  }
}
