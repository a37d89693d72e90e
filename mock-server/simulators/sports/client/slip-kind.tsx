/** @jsxImportSource preact */
import { Choices } from '../../shared/choices.tsx'
import type { StoreProps } from './game-store.ts'

export function SlipKind({ store: { t, slip } }: StoreProps) {
  const count = slip.lines.value.length
  if (count < 2) return null
  if (slip.hasSameMatch()) return <p class="meta">{t('sameMatch')}</p>
  const names = { single: t('single'), multiple: t('multiple', { count }) }
  return (
    <Choices
      class="kinds"
      label={t('kind')}
      values={['multiple', 'single'] as const}
      selected={slip.kind()}
      format={(kind) => names[kind]}
      onChoose={slip.setKind}
    />
  )
}
