/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { AutoSheet } from '../../shared/bets/auto-sheet.tsx'
import { Choices } from '../../shared/bets/choices.tsx'
import { Sheet } from '../../shared/sheet.tsx'
import type { GameProps, SheetName } from './game.ts'
import { HistoryList, type Page } from '../../shared/bets/history-list.tsx'
import { HistoryHead, HistoryRow } from '../../shared/bets/history-row.tsx'
import type { PastSpinResponse } from '../rules/slot.simulator.ts'
import type { SlotSymbol } from '../rules/slot.rules.ts'
import { SYMBOL_NAMES } from './messages.ts'
import { pictures } from './symbols.ts'

const SPINS = [10, 25, 50, Infinity]

type Props = GameProps & { close(): void }

export function OpenSheet({ game }: GameProps) {
  const { t } = game.stage
  const close = () => game.open()
  const sheets: Record<SheetName, [title: string, content: () => VNode]> = {
    stakes: [t('chooseStake'), () => <Stakes game={game} close={close} />],
    auto: [t('autoTitle'), () => <Auto game={game} close={close} />],
    paytable: [t('paytable'), () => <Paytable game={game} />],
    history: [t('history'), () => <SpinHistory game={game} />],
  }
  if (!game.sheet.value) return null
  const [title, content] = sheets[game.sheet.value]
  return (
    <Sheet title={title} onClose={close}>
      {content()}
    </Sheet>
  )
}

const Stakes = ({ game, close }: Props) => (
  <Choices
    label={game.stage.t('chooseStake')}
    values={game.player.stakes}
    selected={game.player.stake.value}
    format={game.context.money.plain}
    onChoose={(stake) => {
      close()
      game.player.choose(stake)
      game.context.sound.play('tap')
    }}
  />
)

const Auto = ({ game, close }: Props) => (
  <AutoSheet
    t={game.stage.t}
    rounds={SPINS}
    stake={game.player.stake.value}
    onStart={(plan) => {
      close()
      game.startAuto(plan)
    }}
  />
)

/** Reloaded after each change of the balance. */
export function SpinHistory({ game }: GameProps) {
  const { t } = game.stage
  async function load(): Promise<Page<PastSpinResponse>> {
    const { spins } = await game.context.calls.get<{ spins: PastSpinResponse[] }>('/partners/slot/history')
    return { content: spins, number: 0, totalPages: 1 }
  }
  return (
    <HistoryList
      load={load}
      row={(spin) => <HistoryRow entry={spin} {...(spin.isFree && { stakeText: t('freeSpin') })} />}
      empty={t('noHistory')}
      head={<HistoryHead />}
      version={game.player.balance.value}
    />
  )
}

function Paytable({ game }: GameProps) {
  const { context, table, stage, player } = game
  const { t } = stage
  const { lines, wild, scatter, pays, scatterPays, freeSpins, chances, scatterChances } = table.rules
  const stake = player.stake.value
  const inLines = (amounts: readonly number[]) => amounts.map((pay) => (pay * stake) / lines.length)
  return (
    <>
      <p class="quiet">{t('returnRate')}</p>
      <p class="quiet">
        {t('payAbout', { stake: context.money.plain(stake) })}. {t('chanceAbout')}
      </p>
      <div class="pay-list">
        <Pay game={game} symbol={wild} about={t('wildAbout')} />
        <Pay
          game={game}
          symbol={scatter}
          pays={scatterPays.map((pay) => pay * stake)}
          chances={scatterChances}
          about={t('scatterAbout', { spins: freeSpins.join(' / ') })}
        />
        {(Object.keys(pays) as SlotSymbol[]).map((symbol) => (
          <Pay key={symbol} game={game} symbol={symbol} pays={inLines(pays[symbol]!)} chances={chances[symbol]!} />
        ))}
      </div>
      <h3>{t('lines')}</h3>
      <div class="line-list">
        {lines.map((rows, index) => (
          <LinePicture key={index} rows={rows} number={index + 1} />
        ))}
      </div>
    </>
  )
}

type PayProps = GameProps & {
  symbol: SlotSymbol
  pays?: number[]
  about?: string
  chances?: number[]
}

const Pay = ({ game: { context, stage }, symbol, pays = [], about, chances = [] }: PayProps) => (
  <div class="pay">
    <img src={pictures[symbol]} alt="" />
    <div>
      <strong>{SYMBOL_NAMES[symbol][context.frame.language]}</strong>
      {about && <p>{about}</p>}
    </div>
    <ol>
      {pays.map((amount, index) => (
        <li key={index}>
          <span>{index + 3}×</span>
          <span class="amount">{context.money.plain(amount)}</span>
          <small>{stage.t('oneIn', { spins: context.money.number(Math.round(1 / chances[index]!)) })}</small>
        </li>
      ))}
    </ol>
  </div>
)

const LinePicture = ({ rows, number }: { rows: readonly number[]; number: number }) => (
  <div>
    <span>{number}</span>
    <svg viewBox="0 0 29 17" aria-hidden="true">
      {[0, 1, 2].flatMap((row) =>
        rows.map((onLine, reel) => (
          <rect
            key={`${row}${reel}`}
            class={onLine === row ? '' : 'off'}
            x={reel * 6}
            y={row * 6}
            width="5"
            height="5"
            rx="1"
          />
        )),
      )}
    </svg>
  </div>
)
