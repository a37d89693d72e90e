/** @jsxImportSource preact */
import { effect, type ReadonlySignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type ReelMotion, type Reels, ROWS } from './reels.ts'
import { paletteAt } from '#mock/art/palettes.ts'
import { GameHeader } from '../../shared/game-header.tsx'
import { IconButton, Icon } from '../../shared/icon.tsx'
import { Notice } from '../../shared/notice.tsx'
import { SessionLine } from '../../shared/bets/session-line.tsx'
import { HistoryButton, SideHistory } from '../../shared/bets/side-history.tsx'
import { type GameProps, Game } from './game.ts'
import { OpenSheet, SpinHistory } from './open-sheet.tsx'
import { emblem, pictures } from './symbols.ts'
import { Balance } from '../../shared/bets/balance.tsx'
import { StakeStepper } from '../../shared/bets/stake-stepper.tsx'
import { Celebration, useCountUp } from './celebration.tsx'
import { Fragment } from 'preact'
import type { DisplayedWin } from './win-show.ts'
import type { ClientContext } from '../../shared/client-context.ts'
import { onVisible } from '../../shared/browser.ts'
import type { SlotTableResponse } from '../rules/slot.simulator.ts'

const TURN = 420
const STILL = { transform: 'none' }
const OVERSHOOT = { transform: 'translateY(2.2%)', offset: 0.86 }
const LANDING = 'cubic-bezier(.25,.5,.3,1)'

type ReelProps = { reels: Reels; reel: number; lit: ReadonlySignal<Set<string>> }

/** One reel. Winning cells (`lit`, "reel,row") are highlighted; others fade. */
function Reel({ reels, reel, lit }: ReelProps) {
  const motion = reels.motions[reel]!.value
  const column = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => move(column.current!, motion, reels.speed), [motion, reels])
  const stateOf = (row: number) => (lit.value.size === 0 ? '' : lit.value.has(`${reel},${row}`) ? 'won' : 'dim')
  return (
    <div class="reel" data-turning={['turning', 'landing'].includes(motion.kind) || undefined}>
      <div class="column" ref={column}>
        {motion.symbols.map((symbol, row) => (
          <div key={row} class="cell" data-state={row < ROWS ? stateOf(row) : ''}>
            <img src={pictures[symbol]} alt="" draggable={false} />
          </div>
        ))}
      </div>
    </div>
  )
}

function move(column: HTMLElement, motion: ReelMotion, speed: ReadonlySignal<number>) {
  const animation = animate(column, motion)
  if (!animation) return undefined
  const follow = effect(() => animation.updatePlaybackRate(speed.value))
  if ('onLanded' in motion) animation.onfinish = motion.onLanded
  return () => {
    follow()
    animation.cancel()
  }
}

function animate(column: HTMLElement, motion: ReelMotion): Animation | undefined {
  const cell = column.firstElementChild!.getBoundingClientRect().height
  const away = { transform: `translateY(${-cell * (motion.symbols.length - ROWS)}px)` }
  switch (motion.kind) {
    case 'turning':
      return column.animate([away, STILL], { duration: TURN, iterations: Infinity })
    case 'landing':
      return column.animate([away, OVERSHOOT, STILL], { duration: motion.duration, easing: LANDING })
    case 'fading':
      return column.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: motion.duration })
    default:
      return undefined
  }
}

function SlotPage({ game }: GameProps) {
  const { look, announcement } = game.stage
  const drawn = emblem(look)
  return (
    <>
      <Notice problem={game.problem.value} />
      <main data-free={game.player.freeLeft.value > 0 || undefined} style={coloursOf(look)}>
        <Header game={game} />
        <SessionLine context={game.context} />
        <div class="crown">
          <img src={drawn} alt="" />
        </div>
        <Cabinet game={game} emblem={drawn} />
        <ControlBar game={game} />
      </main>
      <p class="visually-hidden" role="status">
        {announcement.value}
      </p>
      <SideHistory title={game.stage.t('history')}>
        <SpinHistory game={game} />
      </SideHistory>
      <OpenSheet game={game} />
    </>
  )
}

const Header = ({ game }: GameProps) => (
  <GameHeader name={game.table.game.names[game.context.frame.language]}>
    <HistoryButton label={game.stage.t('history')} d={icons.history} run={() => game.open('history')} />
    <IconButton label={game.stage.t('paytable')} d={icons.paytable} run={() => game.open('paytable')} />
  </GameHeader>
)

function coloursOf(look: number) {
  const { ground, deep, main, second } = paletteAt(look)
  return { '--game-ground': ground, '--game-deep': deep, '--game-main': main, '--game-second': second }
}

const ControlBar = ({ game }: GameProps) => (
  <section class="controls" id="controls">
    <div class="plate">
      <Balance amount={game.player.balance.value} />
    </div>
    <Stepper game={game} />
    <div class="buttons">
      {game.table.terms.isAutoPlayAllowed && (
        <button class="side" disabled={!game.isIdle.value} onClick={() => game.open('auto')}>
          <Icon d={icons.auto} />
          {game.stage.t('auto')}
        </button>
      )}
      <SpinButton game={game} />
      {game.table.terms.isAutoPlayAllowed && (
        <button class="side" aria-pressed={game.isQuick.value} onClick={() => game.toggleQuick()}>
          <Icon d={icons.quick} />
          {game.stage.t('quick')}
        </button>
      )}
    </div>
  </section>
)

function Stepper({ game }: GameProps) {
  const { stage, player } = game
  const stake = player.stake.value
  return (
    <StakeStepper
      t={stage.t}
      stakes={player.stakes}
      stake={stake}
      displayed={player.freeLeft.value > 0 ? player.feature.value!.stake : stake}
      isDisabled={!game.isIdle.value}
      onChoose={(next) => player.choose(next)}
      onOpenAll={() => game.open('stakes')}
    />
  )
}

function SpinButton({ game }: GameProps) {
  const { isAutoPlayAllowed } = game.table.terms
  const isStopping = isAutoPlayAllowed && (game.isBusy.value || game.auto.remaining.value > 0)
  const isWaiting = !isStopping && (game.isBusy.value || !game.pace.isReady.value)
  return (
    // Not disabled while it waits, or it would lose the keyboard focus.
    <button class="big spin" aria-disabled={isWaiting} disabled={game.isLocked.value} onClick={() => game.press()}>
      {isStopping ? (
        <Icon>
          <rect x="7" y="7" width="10" height="10" rx="2" fill="currentColor" />
        </Icon>
      ) : (
        <Icon d={icons.spin} />
      )}
      <span>{labelOf(game)}</span>
    </button>
  )
}

function labelOf({ auto, player, isBusy, isUnknown, table: { terms }, stage: { t } }: Game): string {
  const [left, free] = [auto.remaining.value, player.freeLeft.value]
  if (left > 0) return left === Infinity ? t('skip') : t('spinsLeft', { count: left })
  if (isBusy.value && terms.isAutoPlayAllowed) return t('skip')
  if (isUnknown.value) return t('ask')
  return free > 0 ? t('spinsLeft', { count: free }) : t('spin')
}

const icons = {
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  paytable: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6h.01',
  spin: 'M20 12a8 8 0 0 1-14 5.3M4 12a8 8 0 0 1 14-5.3M18 3v4h-4M6 21v-4h4',
  auto: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  quick: 'M13 3L5 14h6l-1 7 8-11h-6z',
}

const WIN_COUNT_DURATION = 700

function Cabinet({ game, emblem }: GameProps & { emblem: string }) {
  const { reels, wins, message, celebration } = game.stage
  const { text, isWin, gain } = message.value
  return (
    <section class="cabinet" data-gain={isWin || undefined}>
      <FeatureBar game={game} />
      <div class="reels">
        {reels.motions.map((_, reel) => (
          <Reel key={reel} reels={reels} reel={reel} lit={wins.lit} />
        ))}
        <WinLines wins={wins.displayedWins.value} lines={game.table.rules.lines} />
        {celebration.value && <Celebration celebration={celebration.value} emblem={emblem} />}
      </div>
      <p class="won" data-won={isWin || undefined}>
        {gain === undefined ? text : <Gain game={game} amount={gain} />}
      </p>
    </section>
  )
}

/** Counts a win up. The whole sentence is announced apart, once. */
function Gain({ game: { stage }, amount }: GameProps & { amount: number }) {
  const displayed = useCountUp(amount, WIN_COUNT_DURATION)
  return <>{stage.t('won', { amount: stage.context.money.plain(displayed) })}</>
}

function FeatureBar({ game: { player, stage } }: GameProps) {
  const feature = player.feature.value
  if (!feature) return null
  const { left, total } = feature
  return (
    <div class="feature">
      <strong>{stage.t('freeLeft', { left, total })}</strong>
      <span>{stage.wonInFeature(feature)}</span>
    </div>
  )
}

const COLOURS = ['#F2C14E', '#3CC38A', '#7FA8F8', '#FF9E6B', '#FF9EB1', '#7FE3D4']

type Props = { wins: DisplayedWin[]; lines: readonly (readonly number[])[] }

const WinLines = ({ wins, lines }: Props) => (
  <svg class="lines-won" viewBox="0 0 50 30" preserveAspectRatio="none" aria-hidden="true">
    {wins.map(({ line }) => {
      if (line === undefined) return null
      const d = pathOf(lines[line]!)
      return (
        <Fragment key={line}>
          <path d={d} class="line-edge" vector-effect="non-scaling-stroke" />
          <path d={d} stroke={COLOURS[line % COLOURS.length]!} vector-effect="non-scaling-stroke" />
        </Fragment>
      )
    })}
  </svg>
)

function pathOf(rows: readonly number[]): string {
  const height = (row: number) => row * 10 + 5
  const points = rows.map((row, reel) => `${reel * 10 + 5} ${height(row)}`).join('L')
  return `M0 ${height(rows[0]!)}L${points}L50 ${height(rows.at(-1)!)}`
}

export async function openSlot(context: ClientContext) {
  const game = new Game(context, await context.calls.open<SlotTableResponse>('/partners/slot/open'))
  onVisible(() => void game.refresh())
  return <SlotPage game={game} />
}
