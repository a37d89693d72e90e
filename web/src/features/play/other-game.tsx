import { GatewayError, type LeftGame } from '@longan/sdk'
import { responsibleGaming } from '@longan/sdk/responsible-gaming'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { http } from '#api/gateway.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { Button } from '#ui/action/button.tsx'

type OpenGame = LeftGame & { names?: { vi: string; en: string } }

/** The game that is open where the rulebook allows one at a time, and a button that closes it. */
export function OtherGame({ error, onClosed }: { error: Error; onClosed: () => void }) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const [isClosing, setIsClosing] = useState(false)
  const { names, vassalage, gameType, nodeId }: OpenGame = (error instanceof GatewayError && error.value?.data) || {}
  const name = names?.[language === 'EN' ? 'en' : 'vi']
  const close = async () => {
    setIsClosing(true)
    const game = { ...(vassalage && { vassalage }), ...(gameType && { gameType }), ...(nodeId && { nodeId }) }
    // If the call fails, the launch is refused again and says so.
    await responsibleGaming(http)
      .leaveGame(game)
      .catch(() => undefined)
    setIsClosing(false)
    onClosed()
  }
  return (
    <>
      {name && <p>{t('otherOpen', { name })}</p>}
      <Button onClick={() => void close()} busy={isClosing}>
        {t('closeOther')}
      </Button>
    </>
  )
}
