import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { serverClock, useServerTime } from '#lib/time/server-clock.ts'
import { Button } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { sendWorldCommand, worldSettingsQuery } from '../world.queries.ts'
import { callName } from './call-names.ts'
import parts from '#features/demo/panel.module.css'
import styles from './director.module.css'
import { type Fault, faultsQuery } from './director.queries.ts'

/** Kinds of failures; their message keys are `fail.<name>`. */
const FAILURES = {
  error: { status: 500, code: 'system.error' },
  session: { status: 401, code: 'user.or.token.invalid' },
  lost: { drop: 'before' },
  answerLost: { drop: 'after' },
  silence: { timeout: 'before' },
  nonsense: { body: 'malformed' },
} as const
type FailureKind = keyof typeof FAILURES
const TIMES = ['1', '3', '10', 'always'] as const
const LATENCIES = ['0', '300', '1000', '3000'] as const
const ALL_OPERATIONS = '*'
const MINUTE = 60_000

export function FaultControls() {
  const { t } = useTranslation('director')
  const { data: faults = [] } = useQuery(faultsQuery())
  return (
    <section className={parts.part}>
      <h3>{t('faults')}</h3>
      <QuickFaults />
      <ActiveFaults faults={faults} />
      <Latency faults={faults} />
      <Maintenance />
      <details className={parts.details}>
        <summary>{t('otherFault')}</summary>
        <NextFailure />
      </details>
    </section>
  )
}

/** What a presenter wants to show; their message keys are `quick.<name>`. */
const QUICK_FAULTS = {
  deposit: { operation: 'depositBy*', status: 500, code: 'system.error', times: 1 },
  login: { operation: 'login', status: 500, code: 'system.error', times: 1 },
  game: { operation: 'launchGame', status: 500, code: 'system.error', times: 1 },
  // Of the balance, which every page of a member reads: the next call of all may be one that needs no session.
  signedOut: { operation: 'getWallet', status: 401, code: 'user.or.token.invalid', times: 1 },
} as const
type QuickFault = keyof typeof QUICK_FAULTS

function QuickFaults() {
  const { t } = useTranslation('director')
  const { mutate } = useMutation(sendWorldCommand())
  const add = (name: QuickFault) => () => mutate({ command: 'POST /faults', body: QUICK_FAULTS[name] })
  return (
    <div className={parts.buttons}>
      {(Object.keys(QUICK_FAULTS) as QuickFault[]).map((name) => (
        <Button key={name} size="small" variant="secondary" onClick={add(name)}>
          {t(`quick.${name}`)}
        </Button>
      ))}
    </div>
  )
}

function NextFailure() {
  const { t } = useTranslation('director')
  const [operation, setOperation] = useState(ALL_OPERATIONS)
  const [kind, setKind] = useState<FailureKind>('error')
  const [times, setTimes] = useState<(typeof TIMES)[number]>('1')
  const command = useMutation(sendWorldCommand())
  const fail = () => {
    const limit = times === 'always' ? {} : { times: Number(times) }
    command.mutate({ command: 'POST /faults', body: { operation: operation.trim(), ...FAILURES[kind], ...limit } })
  }
  return (
    <>
      <TextField
        name="operation"
        label={t('operation')}
        hint={t('operationHint')}
        value={operation}
        error={command.isError ? t('noOperation') : undefined}
        onChange={(event) => setOperation(event.target.value)}
      />
      <SelectField
        label={t('faultType')}
        value={kind}
        onChange={(value) => setKind(value as FailureKind)}
        options={Object.keys(FAILURES).map((one) => ({ value: one, label: t(`fail.${one as FailureKind}`) }))}
      />
      <Chips
        label={t('howOften')}
        value={times}
        onChange={setTimes}
        choices={TIMES.map((value) => ({ value, label: value === 'always' ? t('always') : `${value}×` }))}
      />
      <Button size="small" variant="secondary" busy={command.isPending} onClick={fail}>
        {t('addFault')}
      </Button>
    </>
  )
}

function ActiveFaults({ faults }: { faults: Fault[] }) {
  const { t } = useTranslation('director')
  const { mutate } = useMutation(sendWorldCommand())
  const nameOf = useFaultName()
  const failing = faults.filter((fault) => !isLatency(fault))
  return failing.map((fault) => (
    <p key={JSON.stringify(fault)} className={styles.row}>
      <span>{nameOf(fault)}</span>
      <span>{fault.times ? `${fault.times}×` : t('always')}</span>
      <Button
        size="small"
        variant="quiet"
        onClick={() => mutate({ command: 'DELETE /faults', body: { operation: fault.operation } })}
      >
        {t('removeFault')}
      </Button>
    </p>
  ))
}

/** The name of the button that added the fault, or that of the call that fails. */
function useFaultName() {
  const { t, i18n } = useTranslation('director')
  return ({ operation, status }: Fault) => {
    const quick = (Object.keys(QUICK_FAULTS) as QuickFault[]).find(
      (name) => QUICK_FAULTS[name].operation === operation && QUICK_FAULTS[name].status === status,
    )
    if (quick) return t(`quick.${quick}`)
    return operation === ALL_OPERATIONS ? t('anyCall') : callName(operation, i18n.language === 'en' ? 'en' : 'vi')
  }
}

const isLatency = ({ operation, latencyMs, times }: Fault) =>
  operation === ALL_OPERATIONS && latencyMs !== undefined && times === undefined

function Latency({ faults }: { faults: Fault[] }) {
  const { t } = useTranslation('director')
  const language = useLanguage()
  const { mutateAsync } = useMutation(sendWorldCommand())
  const now = String(faults.find(isLatency)?.latencyMs ?? 0) as (typeof LATENCIES)[number]
  const setLatencyFault = async (latency: string) => {
    await mutateAsync({ command: 'DELETE /faults', body: { operation: ALL_OPERATIONS } })
    if (latency === '0') return
    await mutateAsync({ command: 'POST /faults', body: { operation: ALL_OPERATIONS, latencyMs: Number(latency) } })
  }
  return (
    <Chips
      label={t('latency')}
      value={now}
      onChange={(latency) => void setLatencyFault(latency).catch(() => undefined)}
      choices={LATENCIES.map((value) => ({
        value,
        label:
          value === '0' ? t('latencyNone') : t('latencyOf', { seconds: formatAmount(Number(value) / 1000, language) }),
      }))}
    />
  )
}

function Maintenance() {
  const { t } = useTranslation('director')
  const { data } = useQuery(worldSettingsQuery())
  const { mutate } = useMutation(sendWorldCommand())
  const set = (body: object) => mutate({ command: 'POST /system/status', body })
  const isPlanned = useServerTime((now) => (data?.status.windows ?? []).some(({ until }) => until > now))
  const closeLater = () => {
    const now = serverClock.now()
    set({ windows: [{ from: now + 5 * MINUTE, until: now + 35 * MINUTE }] })
  }
  return (
    <div className={parts.buttons}>
      <Button size="small" variant="secondary" onClick={() => set({ maintenance: true })}>
        {t('closeNow')}
      </Button>
      <Button size="small" variant="secondary" onClick={closeLater}>
        {t('closeLater')}
      </Button>
      {(data?.status.maintenance || isPlanned) && (
        <Button size="small" onClick={() => set({})}>
          {t('reopen')}
        </Button>
      )}
    </div>
  )
}
