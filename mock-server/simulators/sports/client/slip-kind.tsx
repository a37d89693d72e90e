/** @jsxImportSource preact */
import { Choices } from '../../shared/choices.tsx'
import type { OfDesk } from './desk.ts'

/** Whether picks stand alone or together; two of one match cannot stand together. */
export function SlipKind({ desk: { t, slip } }: OfDesk) {
  const count = slip.lines.value.length
  if (count < 2) return null
  if (slip.hasSameMatch()) return <p class="meta">{t('sameMatch')}</p>
  const names = { single: t('single'), multiple: t('multiple', { count }) }
  return (
    <Choices
      class="kinds"
      label={t('kind')}
      values={['multiple', 'single'] as const}
      chosen={slip.kind()}
      write={(kind) => names[kind]}
      choose={slip.choose}
    />
  )
}
