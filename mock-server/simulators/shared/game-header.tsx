/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { SoundSwitch } from './sound/sound-switch.tsx'
import { titleClass, useTitle } from './browser.ts'

export function GameHeader({ name, children }: { name: string; children: ComponentChildren }) {
  useTitle(name)
  return (
    <header class="top">
      <h1 class={titleClass()}>{name}</h1>
      <SoundSwitch />
      {children}
    </header>
  )
}
