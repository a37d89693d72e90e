/** @jsxImportSource preact */
import { IconButton } from '../../shared/icon.tsx'
import { SoundSwitch } from '../../shared/sound-switch.tsx'
import { useTitle } from '../../shared/use-title.ts'
import type { StoreProps } from './game-store.ts'
import { icons } from './icons.ts'

export function Header({ store, showTables }: StoreProps & { showTables(): void }) {
  const { t, table, kind, frame, open } = store
  const name = table.game.names[frame.language]
  useTitle(name)
  return (
    <header class="top">
      <div class="who">
        <h1>{name}</h1>
        <p class="meta">
          <span class="demo">{t('demo')}</span> {t(kind)}
        </p>
      </div>
      <IconButton label={t('allTables')} d={icons.tables} run={showTables} />
      <SoundSwitch />
      <IconButton label={t('history')} d={icons.bets} run={() => open('history')} />
      <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
    </header>
  )
}
