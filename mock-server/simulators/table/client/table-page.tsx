/** @jsxImportSource preact */
import { Balance } from '../../shared/bets/balance.tsx'
import { StakeChips } from '../../shared/bets/stake-chips.tsx'
import { useTick } from '../../shared/round/use-tick.ts'
import { paletteAt } from '#mock/art/palettes.ts'
import { paletteOf } from '#mock/art/looks.ts'
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/bets/session-line.tsx'
import { HistoryButton, SideHistory } from '../../shared/bets/side-history.tsx'
import { type GameProps, type SheetName, Game } from './game.ts'
import { Seats } from './seats.tsx'
import type { VNode } from 'preact'
import { Sheet } from '../../shared/sheet.tsx'
import { HistoryList, type Page } from '../../shared/bets/history-list.tsx'
import { HistoryHead, HistoryRow } from '../../shared/bets/history-row.tsx'
import type { HandResponse, TableResponse } from '../rules/table.simulator.ts'
import { describeHandShort } from './hand-text.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { onVisible } from '../../shared/browser.ts'

/** Offered stakes, in lowest stakes. */
const STEPS = [1, 2, 5, 10, 50, 100, 500]
const TICK = 500

const ControlBar = ({ game }: GameProps) => (
  <section class="controls">
    <Stake game={game} />
    <div class="actions">
      <Balance amount={game.balance.value} />
      <BigButton game={game} />
    </div>
  </section>
)

function Stake({ game }: GameProps) {
  const { t, context, table, stake, view, isBusy, isUnknown } = game
  const isFixed = view.isHandOpen.value || isBusy.value || isUnknown.value
  const { plain } = context.money
  const staked = view.isHandOpen.value ? view.hand.value!.stake : stake.value
  return (
    <div class="stake">
      <div data-away={isFixed || undefined}>
        <StakeChips
          label={t('stake')}
          stakes={STEPS.map((step) => step * table.minStake)}
          stake={stake.value}
          defaultStake={table.minStake}
          onStake={game.choose}
        />
        <p class="meta" data-wrong={!isStakeAllowed(game) || undefined}>
          {t('limits', { min: plain(table.minStake), max: plain(table.maxStake) })}
        </p>
      </div>
      <p class="staked" data-away={!isFixed || undefined}>
        <span>
          {t('stake')} <strong class="amount">{plain(staked)}</strong>
        </span>
        {view.isHandOpen.value && <TimeLeft game={game} />}
        <SecondButton game={game} />
      </p>
    </div>
  )
}

function TimeLeft({ game }: GameProps) {
  useTick(TICK)
  return <span class="meta">{game.t('showsIn', { seconds: game.timeout.secondsLeft() })}</span>
}

/** The draw button while the hand may also be shown: next to the stake, so that the layout does not move. */
function SecondButton({ game }: GameProps) {
  if (!game.canMove('draw') || !game.canMove('show') || game.isUnknown.value) return null
  return (
    <button
      class="second"
      aria-disabled={game.isBusy.value}
      disabled={game.isLocked.value}
      onClick={() => void game.draw()}
    >
      {game.t('draw')}
    </button>
  )
}

/** @note Not disabled while a command is pending, or it would lose the keyboard focus. `Game` runs one command at a time. */
function BigButton({ game }: GameProps) {
  const { t, context, view, isUnknown, isBusy, isLocked, pace, stake } = game
  const isDealing = !view.isHandOpen.value && !isUnknown.value
  const label = isDealing ? t('deal', { stake: context.money.plain(stake.value) }) : t(labelKeyOf(game))
  return (
    <button
      class="primary go play"
      aria-disabled={isBusy.value || (isDealing && !pace.isReady.value)}
      disabled={isLocked.value || (isDealing && !isStakeAllowed(game))}
      onClick={() => void game.press()}
    >
      {label}
    </button>
  )
}

function labelKeyOf({ isUnknown, canMove }: Game) {
  if (isUnknown.value) return 'ask'
  return canMove('show') ? 'show' : 'draw'
}

const isStakeAllowed = ({ table: { minStake, maxStake }, stake: { value } }: Game) =>
  value >= minStake && value <= maxStake

function TablePage({ game }: GameProps) {
  const look = paletteOf(game.table.game.look)
  const { text, isGain } = game.view.message.value
  return (
    <>
      <Notice problem={game.problem.value} />
      <main style={coloursOf(look)}>
        <Header game={game} />
        <SessionLine context={game.context} />
        <Seats game={game} look={look} />
        <p class="message" role="status" data-gain={isGain || undefined}>
          {text}
        </p>
        <ControlBar game={game} />
      </main>
      <SideHistory title={game.t('history')}>
        <HandHistory game={game} />
      </SideHistory>
      <OpenSheet game={game} />
    </>
  )
}

const Header = ({ game: { table, context, t, open } }: GameProps) => (
  <GameHeader name={table.game.names[context.frame.language]}>
    <HistoryButton label={t('history')} d={icons.history} run={() => open('history')} />
    <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
  </GameHeader>
)

function coloursOf(look: number) {
  const { ground, deep, main } = paletteAt(look)
  return { '--game-ground': ground, '--game-deep': deep, '--game-main': main }
}

const icons = {
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  rules: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6h.01',
}

function OpenSheet({ game }: GameProps) {
  const sheets: Record<SheetName, () => VNode> = {
    history: () => <HandHistory game={game} />,
    rules: () => <RulesSheet game={game} />,
  }
  const name = game.sheet.value
  if (!name) return null
  return (
    <Sheet title={game.t(name)} onClose={() => game.open()}>
      {sheets[name]()}
    </Sheet>
  )
}

function HandHistory({ game: { context, t, balance } }: GameProps) {
  async function load(): Promise<Page<HandResponse>> {
    const { hands } = await context.calls.get<{ hands: HandResponse[] }>('/partners/table/history')
    return { content: hands, number: 0, totalPages: 1 }
  }
  const describe = (hand: HandResponse) =>
    t('compared', {
      mine: describeHandShort(hand, { seat: 'member', t }),
      theirs: describeHandShort(hand, { seat: 'dealer', t }),
    })
  return (
    <HistoryList
      load={load}
      row={(hand) => <HistoryRow entry={hand} description={describe(hand)} />}
      empty={t('noHistory')}
      head={<HistoryHead />}
      version={balance.value}
    />
  )
}

function RulesSheet({ game }: GameProps) {
  const { t, context, table } = game
  const { rules, minStake, maxStake } = table
  const { plain } = context.money
  const limits = { min: plain(minStake), max: plain(maxStake) }
  return (
    <div class="rules">
      <p>{t(`${rules.kind}Points`)}</p>
      <p>{t(`${rules.kind}Dealer`)}</p>
      <p>{t(`${rules.kind}Hint`)}</p>
      <Odds game={game} />
      <p>
        <strong>{t('returnRate', { share: context.money.number(rules.returns * 100) })}</strong>
      </p>
      <p>{t('ruleShow', { seconds: rules.showAfter })}</p>
      <p>{t('limits', limits)}</p>
      <p class="meta">{t('playMoney')}</p>
    </div>
  )
}

function Odds({ game: { t, context, table } }: GameProps) {
  const { winPays, chances } = table.rules
  const rows = [
    ['outcomeWon', winPays, chances.win],
    ['outcomeTied', 1, chances.tie],
    ['outcomeLost', 0, 1 - chances.win - chances.tie],
  ] as const
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('pays')}</th>
          <th scope="col">{t('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([outcome, factor, chance]) => (
          <tr key={outcome}>
            <th scope="row">{t(outcome)}</th>
            <td class="amount">{factor === 0 ? '0' : t('times', { factor: context.money.factor(factor) })}</td>
            <td class="amount">{t('percent', { share: context.money.number(chance * 100) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export async function openTable(context: ClientContext) {
  const game = new Game(context, await context.calls.open<TableResponse>('/partners/table/open'))
  onVisible(() => void game.refresh())
  return <TablePage game={game} />
}
