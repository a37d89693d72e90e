import type { TicketReward } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/sheet.tsx'
import { useFormatReward } from './use-format-reward.ts'

export type Prize = TicketReward

/** Shows the result of a draw; it has already been credited. */
export function PrizeDialog({ won, onClose }: { won: Prize | undefined; onClose: () => void }) {
  const { t } = useTranslation(['rewards', 'app'])
  const formatReward = useFormatReward()
  // The content stays visible during the closing animation.
  const [displayed, setDisplayed] = useState(won)
  if (won && won !== displayed) setDisplayed(won)
  if (!displayed) return null
  const { rewardType, value, ticketName } = displayed
  const prize = formatReward({ money: rewardType === 'CASH' ? value : 0, points: rewardType === 'POINT' ? value : 0 })
  const isNothing = rewardType === 'NONE'
  return (
    <Dialog
      open={won !== undefined}
      onClose={onClose}
      title={isNothing ? t('noPrize') : t('won', { prize })}
      text={isNothing ? t('noPrizeText', { name: ticketName }) : t('wonText', { name: ticketName })}
      actions={<Button onClick={onClose}>{t('app:close')}</Button>}
    />
  )
}
