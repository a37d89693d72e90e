/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { HeaderBadge } from './bets/session-line.tsx'
import { SoundSwitch } from './sound/sound-switch.tsx'
import { titleClass, useTitle } from './browser.ts'

export function GameHeader({ name, children }: { name: string; children: ComponentChildren }) {
  useTitle(name)
  return (
    <header class="top">
      <h1 class={titleClass()}>{name}</h1>
      <HeaderBadge />
      <SoundSwitch />
      {children}
    </header>
  )
}
