/** @jsxImportSource preact */
import { IconButton } from '../../../shared/icon.tsx'
import { icons } from '../icons.ts'
import { marketOf, matchName, pickName } from '../market.ts'
import { MoveMark } from '../odds/odds-button.tsx'
import type { Line } from './slip.ts'
import { postToParent } from '../../../shared/frame.ts'
import { useState } from 'preact/hooks'
import type { Problem } from '../../../shared/errors.ts'
import { Sheet } from '../../../shared/sheet.tsx'
import { StakeChips } from '../../../shared/bets/stake-chips.tsx'
import { placeSlip, toCommandProblem } from '../commands.ts'
import type { StoreProps, Poll, GameStore } from '../game-store.ts'
import { ProblemBox } from '../../../shared/problem-box.tsx'
import { Choices } from '../../../shared/bets/choices.tsx'
import { truncateOdds, totalOdds } from '../returns.ts'
import { totalsOf } from './slip-bar.tsx'

type SlipLineProps = StoreProps & { line: Line; isFixed: boolean; remove(): void }

function SlipLine({ store, line, isFixed, remove }: SlipLineProps) {
  const { t, language } = store
  const { match, pick } = line
  const name = pickName(match, pick, store)
  return (
    <li>
      <div class="what">
        <strong>{name}</strong>
        <span class="meta">
          {t(marketOf(match.sport, pick).name)} · {matchName(match, language)}
        </span>
      </div>
      <span class="end">
        <LineOdds store={store} line={line} />
        <IconButton label={t('removePick', { pick: name })} d={icons.cross} isDisabled={isFixed} run={remove} />
      </span>
    </li>
  )
}

function LineOdds({ store: { t, money, slip }, line }: StoreProps & { line: Line }) {
  const odds = slip.now(line)
  if (odds === undefined) return <span class="state">{t('closed')}</span>
  return (
    <span class="line-odds amount">
      {odds !== line.agreed && (
        <>
          <s>{money.format(line.agreed)}</s> <MoveMark direction={odds > line.agreed ? 'up' : 'down'} />{' '}
        </>
      )}
      <strong>{money.format(odds)}</strong>
    </span>
  )
}

type SlipButtonProps = StoreProps & { submit(): void; clearProblem(): void }

function SlipButton({ store, submit, clearProblem }: SlipButtonProps) {
  const { label, run } = currentAction(store, { submit, clearProblem })
  return (
    <button class="primary wide" disabled={!run} onClick={run}>
      {label}
    </button>
  )
}

type SlipAction = { label: string; run?: () => void }

function currentAction(store: GameStore, { submit, clearProblem }: Omit<SlipButtonProps, 'store'>): SlipAction {
  const { t, slip, placing, money, isGuest } = store
  const thenClear = (change: () => void) => () => {
    change()
    clearProblem()
  }
  if (placing.isPending) return { label: t('placing') }
  if (placing.isUnknown) return { label: t('askAgain'), run: submit }
  if (slip.closed().length > 0) return { label: t('closedPicks'), run: thenClear(slip.dropClosed) }
  if (slip.changed().length > 0) return { label: t('agree'), run: thenClear(slip.agree) }
  if (isGuest) return { label: t('signInToBet'), run: () => postToParent({ relogin: true }) }
  const label = t('place', { total: money.sum(totalsOf(store).cost) })
  return slip.lines.value.length === 0 ? { label } : { label, run: submit }
}

type Props = StoreProps & { close(): void; poll: Poll }

export function SlipSheet({ store, close, poll }: Props) {
  const { t, slip, placing } = store
  const { problem, submit, clearProblem } = usePlacing({ store, close, poll })
  const isFixed = placing.isUnknown || placing.isPending
  const lines = slip.lines.value
  return (
    <Sheet title={t('slip')} onClose={close}>
      {problem && <ProblemBox {...problem} />}
      <ul class="lines">
        {lines.map((line) => (
          <SlipLine
            key={`${line.match.id} ${line.pick}`}
            store={store}
            line={line}
            isFixed={isFixed}
            remove={() => {
              slip.remove(line)
              clearProblem()
            }}
          />
        ))}
        {lines.length === 0 && <li class="empty">{t('slipEmpty')}</li>}
      </ul>
      {lines.length > 0 && <Terms store={store} isFixed={isFixed} />}
      <SlipButton store={store} submit={submit} clearProblem={clearProblem} />
    </Sheet>
  )
}

/** The terms of the slip; a sent slip keeps the terms it was sent with. */
const Terms = ({ store, isFixed }: StoreProps & { isFixed: boolean }) => {
  const { t, slip, stakes, stake, setStake, money, isGuest } = store
  const limits = { min: money.plain(stakes.min), max: money.plain(stakes.max) }
  return (
    <fieldset class="terms" disabled={isFixed}>
      <SlipKind store={store} />
      <StakeChips
        label={t(slip.kind() === 'multiple' ? 'stakeAll' : 'stakeEach')}
        stakes={stakes.chips}
        stake={stake.value}
        defaultStake={stakes.defaultStake}
        onStake={setStake}
      />
      {!isGuest && <p class="meta">{t('limits', limits)}</p>}
      <button class="chip" aria-pressed={slip.takesBetter.value} onClick={slip.toggleBetter}>
        {t('takeBetter')}
      </button>
      <SlipSums store={store} />
    </fieldset>
  )
}

function usePlacing({ store, close, poll }: Props) {
  const { t, placing } = store
  const [problem, setProblem] = useState<Problem | undefined>(
    placing.isUnknown ? { text: t('outcomeUnknown') } : undefined,
  )
  const handleRefusal = (error: unknown) => {
    setProblem(toCommandProblem(store, error, 'oddsChanged'))
    void poll()
  }
  const finish = () => {
    close()
    void poll()
  }
  return {
    problem,
    submit: () => void placeSlip(store).then(finish, handleRefusal),
    clearProblem: () => setProblem(undefined),
  }
}

function SlipKind({ store: { t, slip } }: StoreProps) {
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

function SlipSums({ store }: StoreProps) {
  const { t, money, slip } = store
  const { cost, returns } = totalsOf(store)
  const odds = totalOdds(slip.lines.value.map((line) => slip.now(line) ?? line.agreed))
  return (
    <dl class="sums">
      <Row name={t('totalStake')} value={money.sum(cost)} />
      {slip.kind() === 'multiple' && <Row name={t('totalOdds')} value={money.format(truncateOdds(odds))} />}
      <Row name={t('returns')} value={money.sum(returns)} />
    </dl>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd class="amount">{value}</dd>
  </div>
)
