import type { Break, Rulebook } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { CalendarOff, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { breaksQuery, ruleOf, useCurrentBreak } from '#api/member/responsible.queries.ts'
import { formatMoment } from '#shared/breaks/break-facts.ts'
import { PanicButton } from '#shared/breaks/panic-button.tsx'
import { Fields, Group } from '#shared/forms/form-layout.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { RuleSource } from './rule-source.tsx'

const TimeOutForm = lazyComponent(() => import('./time-out-form.tsx').then((file) => file.TimeOutForm))
const ExclusionForm = lazyComponent(() => import('./exclusion-form.tsx').then((file) => file.ExclusionForm))

/** The ways to take a break: a time-out, a self-exclusion, and the panic button where there is one. */
export function Breaks({ rulebook }: { rulebook: Rulebook }) {
  const { t } = useTranslation('responsible')
  const current = useCurrentBreak()
  const [opened, setOpened] = useState<Break['kind']>()
  const close = () => setOpened(undefined)
  return (
    <Fields aria-label={t('breaks')}>
      <Group>{t('breaks')}</Group>
      <PanicButton />
      <ListCard label={t('breaks')}>
        <ListRow
          icon={<Hourglass />}
          title={t('timeOut')}
          text={t(current ? 'longerTimeOutText' : 'timeOutText')}
          onClick={() => setOpened('timeOut')}
        />
        <RuleSource rulebook={rulebook} ruleId="time.out.durations" />
        <ListRow
          icon={<CalendarOff />}
          title={t('exclusion')}
          text={t('exclusionText')}
          onClick={() => setOpened('selfExclusion')}
        />
        <RuleSource rulebook={rulebook} ruleId="exclusion.durations" />
      </ListCard>
      <PastBreaks />
      <Sheet open={opened === 'timeOut'} onClose={close} title={t('timeOut')}>
        <TimeOutForm durations={durationsOf(rulebook, 'time.out.durations')} current={current} onDone={close} />
      </Sheet>
      <Sheet open={opened === 'selfExclusion'} onClose={close} title={t('exclusion')}>
        <ExclusionForm rulebook={rulebook} durations={durationsOf(rulebook, 'exclusion.durations')} />
      </Sheet>
    </Fields>
  )
}

const durationsOf = (rulebook: Rulebook, id: 'time.out.durations' | 'exclusion.durations') => {
  const value = ruleOf(rulebook, id)
  return Array.isArray(value) ? value.map(Number) : []
}

const MAX_SHOWN = 10

function PastBreaks() {
  const { t } = useTranslation('responsible')
  const { data = [] } = useQuery(breaksQuery())
  const past = data.filter(({ inForce }) => !inForce).slice(0, MAX_SHOWN)
  if (past.length === 0) return null
  return (
    <ListCard label={t('pastBreaks')}>
      {past.map(({ breakId, kind, startTime, endTime }) => (
        <ListRow
          key={breakId}
          title={t(kind === 'timeOut' ? 'timeOut' : 'exclusion')}
          text={[startTime, ...(endTime === undefined ? [] : [endTime])].map(formatMoment).join(' – ')}
        />
      ))}
    </ListCard>
  )
}
