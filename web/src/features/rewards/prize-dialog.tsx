import type { TicketReward } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/sheet.tsx'
import { useGift } from './use-gift.ts'

export type Won = TicketReward

/** What a draw has given; it is the person's already. */
export function PrizeDialog({ won, onClose }: { won: Won | undefined; onClose: () => void }) {
  const { t } = useTranslation(['rewards', 'app'])
  const gift = useGift()
  // While it closes it still shows what it showed.
  const [shown, setShown] = useState(won)
  if (won && won !== shown) setShown(won)
  if (!shown) return null
  const { rewardType, value, ticketName } = shown
  const prize = gift({ money: rewardType === 'CASH' ? value : 0, points: rewardType === 'POINT' ? value : 0 })
  const isNothing = rewardType === 'NONE'
  return (
    <Dialog
      open={won !== undefined}
      onClose={onClose}
      title={isNothing ? t('noLuck') : t('won', { prize })}
      text={isNothing ? t('noLuckText', { name: ticketName }) : t('wonText', { name: ticketName })}
      actions={<Button onClick={onClose}>{t('app:close')}</Button>}
    />
  )
}
