/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useClientContext } from './client-context.ts'
import { SoundSwitch } from './sound-switch.tsx'
import { useTitle } from './use-title.ts'

export function GameHeader({ name, children }: { name: string; children: ComponentChildren }) {
  const { t } = useClientContext()
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
