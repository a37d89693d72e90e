/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useKit } from './kit.ts'
import { SoundSwitch } from './sound-switch.tsx'
import { useTitle } from './use-title.ts'

/** The head of a game's page: its name, that it is a demo, the switch of its sounds, and buttons of its own. */
export function GameHeader({ name, children }: { name: string; children: ComponentChildren }) {
  const { t } = useKit()
  useTitle(name)
  return (
    <header class="top">
      <h1>{name}</h1>
      <span class="demo">{t('demo')}</span>
      <SoundSwitch />
      {children}
    </header>
  )
}
