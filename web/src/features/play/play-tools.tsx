import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { IconLink } from '#ui/action/icon-button.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'

const PanicButton = lazyComponent(() => import('#shared/breaks/panic-button.tsx').then((file) => file.PanicButton))

/** The ways from a game to responsible gaming. `onStop` closes the game. */
export function PlayTools({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation()
  if (!useModule('RESPGAME3')) return null
  return (
    <>
      <IconLink to={paths.responsible} label={t('responsible')} icon={<HeartHandshake />} />
      <PanicButton onStop={onStop} />
    </>
  )
}
