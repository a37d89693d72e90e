/** @jsxImportSource preact */
import { formatDayTime } from '../../shared/time.ts'
import type { VNode } from 'preact'
import { AutoSheet } from '../../shared/bets/auto-sheet.tsx'
import { Choices } from '../../shared/bets/choices.tsx'
import { Sheet } from '../../shared/sheet.tsx'
import { startAuto } from './auto-fire.ts'
import type { GameProps, SheetName } from './game.ts'
import { paletteAt } from '#mock/art/palettes.ts'
import { paletteOf } from '#mock/art/looks.ts'
import { pictureOf } from './sprites.ts'
import { HistoryList, type Page } from '../../shared/bets/history-list.tsx'
import type { PastVolleyResponse } from '../rules/fish.simulator.ts'

const SHOTS = [20, 50, 100, 200]

export function OpenSheet({ game }: GameProps) {
  const { t } = game
  const sheets: Record<SheetName, [title: string, content: () => VNode]> = {
    stakes: [t('chooseStake'), () => <Stakes game={game} />],
    auto: [t('autoTitle'), () => <Auto game={game} />],
    rules: [t('rules'), () => <Rules game={game} />],
    history: [t('history'), () => <ShotHistory game={game} />],
  }
  if (!game.sheet.value) return null
  const [title, content] = sheets[game.sheet.value]
  return (
    <Sheet title={title} onClose={() => game.open()}>
      {content()}
    </Sheet>
  )
}

const Stakes = ({ game }: GameProps) => (
  <Choices
    label={game.t('chooseStake')}
    values={game.player.stakes}
    selected={game.player.stake.value}
    format={game.context.money.plain}
    onChoose={(stake) => {
      game.open()
      game.player.choose(stake)
      game.context.sound.play('tap')
    }}
  />
)

const Auto = ({ game }: GameProps) => (
  <AutoSheet
    t={game.t}
    rounds={SHOTS}
    stake={game.player.stake.value}
    onStart={(plan) => {
      game.open()
      startAuto(game, plan)
    }}
  />
)

function Rules({ game }: GameProps) {
  const { t, context, table, player } = game
  const stake = player.stake.value
  const { ground } = paletteAt(paletteOf(table.game.look))
  return (
    <>
      <p class="quiet">{t('rulesAbout')}</p>
      <p class="quiet">{t('returnRate', { rate: context.money.percent(table.returned) })}</p>
      <h3>{t('payAbout', { stake: context.money.plain(stake) })}</h3>
      <ul class="kinds">
        {table.kinds.map(({ code, name, pays, chance }, rank) => (
          <li key={code}>
            <img src={pictureOf(code, rank, table.game.look)} alt="" style={{ background: ground }} />
            <div>
              <strong>{name[context.frame.language]}</strong>
              <p class="quiet">
                {t('pays', { pays })} · {t('chance', { chance: context.money.percent(chance) })}
              </p>
            </div>
            <span class="amount">{context.money.plain(pays * stake)}</span>
          </li>
        ))}
      </ul>
      <p class="quiet">{t('playMoney')}</p>
    </>
  )
}

export function ShotHistory({ game }: GameProps) {
  const { t } = game
  const { currency } = game.context.money
  async function load(): Promise<Page<PastVolleyResponse>> {
    const { volleys } = await game.context.calls.get<{ volleys: PastVolleyResponse[] }>('/partners/fish/history', {}, [
      'volleys',
    ])
    return { content: volleys, number: 0, totalPages: 1 }
  }
  return (
    <HistoryList
      load={load}
      row={(volley) => <PastVolley game={game} volley={volley} />}
      empty={t('noHistory')}
      version={game.player.confirmed.value}
      head={
        <div class="history-row head">
          <span>{t('time')}</span>
          <span>{`${t('spent')} (${currency})`}</span>
          <span>{`${t('back')} (${currency})`}</span>
        </div>
      }
    />
  )
}

function PastVolley({ game, volley }: GameProps & { volley: PastVolleyResponse }) {
  const { language } = game.context.frame
  const { plain } = game.context.money
  const { orderNo, at, stake, won, bet } = volley
  return (
    <li class="history-row">
      <div>
        <span>{formatDayTime(at, language)}</span>
        <small>
          {bet?.event[language]}: {bet?.selection[language]}
        </small>
        <small>{orderNo}</small>
      </div>
      <span class="amount">{plain(stake)}</span>
      <span class={won > stake ? 'amount gain' : 'amount'}>{won > 0 ? `+${plain(won)}` : '0'}</span>
    </li>
  )
}
