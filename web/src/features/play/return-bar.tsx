import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type LeftGame, leaveGame } from '#shared/left-game.ts'
import { BottomBar } from '#shared/bottom-bar/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'

export function ReturnBar({ game: { name, address } }: { game: LeftGame }) {
  const { t } = useTranslation('play')
  const navigate = useNavigate()
  return (
    <BottomBar
      label={t('unfinished')}
      title={name || t('unfinished')}
      text={name && t('unfinished')}
      action={
        <Button size="small" onClick={() => void navigate(address, { state: { name } })}>
          {t('resume')}
        </Button>
      }
      onClose={() => leaveGame(undefined)}
    />
  )
}
