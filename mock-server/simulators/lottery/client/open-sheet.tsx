/** @jsxImportSource preact */
import { Choices } from '../../shared/bets/choices.tsx'
import type { VNode } from 'preact'
import { CartSheet } from './cart-sheet.tsx'
import type { StoreProps, SheetName } from './game-store.ts'
import { formatShortClock } from '../../shared/round/round-clock.ts'
import { GameSheet } from './game-sheet.tsx'
import type { Draw, LotteryOrder } from '@longan/sdk'
import { HistoryList, type Page } from '../../shared/bets/history-list.tsx'
import { Icon } from '../../shared/icon.tsx'
import { Balls } from './balls.tsx'
import { icons } from './icons.ts'
import { formatRound } from './round.tsx'
import { isGain } from './news.ts'

type GamesSheetProps = StoreProps & { close(): void; goTo(gameCode: string): void }

function GamesSheet({ store, close, goTo }: GamesSheetProps) {
  const { game, lotteries } = store.table.value
  const names = new Map(lotteries.map(({ gameCode, labelName }) => [gameCode, labelName]))
  const choose = (gameCode: string) => {
    close()
    goTo(gameCode)
  }
  return (
    <GameSheet store={store} title={store.t('chooseGame')} onClose={close}>
      {[...Map.groupBy(lotteries, ({ remark = '' }) => remark)].map(([group, games]) => (
        <section key={group}>
          <h3>{group}</h3>
          <Choices
            class="games"
            label={group}
            values={games.map(({ gameCode }) => gameCode)}
            selected={game.code}
            format={(code) => names.get(code)!}
            onChoose={choose}
          />
        </section>
      ))}
    </GameSheet>
  )
}

type Props = StoreProps & { place(): Promise<void>; goTo(gameCode: string): void }

export function OpenSheet({ store, place, goTo }: Props) {
  const common = { store, close: store.closeSheet }
  const sheets: Record<SheetName, () => VNode> = {
    games: () => <GamesSheet {...common} goTo={goTo} />,
    draws: () => <DrawsSheet {...common} />,
    orders: () => <OrdersSheet {...common} />,
    rules: () => <RulesSheet {...common} />,
    cart: () => <CartSheet {...common} place={place} />,
  }
  return store.sheet.value ? sheets[store.sheet.value]() : null
}

function RulesSheet({ store, close }: StoreProps & { close(): void }) {
  const { t, money, table, state, plays } = store
  const shareText = (playId: number) => {
    const { chance, returned } = table.value.shares.find((one) => one.playId === playId)!
    return t('shares', { chance: money.percent(chance), returned: money.percent(returned) })
  }
  return (
    <GameSheet store={store} title={`${t('rules')} · ${table.value.game.name}`} onClose={close}>
      <p>{t('sharesAbout')}</p>
      <p>{t('lockRule', { time: formatShortClock(state.value.lockTime * 1000) })}</p>
      <ul class="lines">
        {plays().map(({ playId, playName, odds, description, minStake, maxStake }) => (
          <li key={playId}>
            <div class="what">
              <strong>
                {playName} · {t('pays', { odds: money.number(odds) })}
              </strong>
              <span>{description}</span>
              <span>{shareText(playId)}</span>
              <span class="meta">{t('limits', { min: money.plain(minStake), max: money.plain(maxStake) })}</span>
            </div>
          </li>
        ))}
      </ul>
      <p class="meta">{t('playMoney')}</p>
    </GameSheet>
  )
}

function DrawsSheet({ store, close }: StoreProps & { close(): void }) {
  const { t, table, calls, seat, versions } = store
  return (
    <GameSheet store={store} title={`${t('history')} · ${table.value.game.name}`} onClose={close}>
      <HistoryList
        load={(page) => calls.get<Page<Draw>>('/partners/lottery/draws', { ...seat(), page: String(page) })}
        row={(draw) => <DrawRow store={store} draw={draw} />}
        empty={t('noDraws')}
        version={versions.draws.value}
      />
    </GameSheet>
  )
}

const DrawRow = ({ store: { t }, draw: { numero, winningNumber, prizes = [] } }: StoreProps & { draw: Draw }) => (
  <li>
    <details>
      <summary>
        <span class="meta">{formatRound(numero)}</span>
        <Balls number={winningNumber} isSmall />
        <Icon d={icons.down} />
      </summary>
      <table>
        <tbody>
          {prizes.map(({ prize, numbers }) => (
            <tr key={prize}>
              <th scope="row">{t(prize)}</th>
              <td class="amount">{numbers.join('  ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </li>
)

const STATUS = ['statusOpen', 'statusWon', 'statusLost', 'statusLost', 'statusCancelled'] as const
const WON = 1

const OrdersSheet = ({ store, close }: StoreProps & { close(): void }) => (
  <GameSheet store={store} title={store.t('myBets')} onClose={close}>
    <Orders store={store} />
  </GameSheet>
)

export function Orders({ store }: StoreProps) {
  const { t, calls, seat, versions } = store
  return (
    <HistoryList
      load={(page) => calls.get<Page<LotteryOrder>>('/partners/lottery/orders', { ...seat(), page: String(page) })}
      row={(order) => <OrderRow store={store} order={order} />}
      empty={t('noOrders')}
      version={versions.orders.value}
    />
  )
}

/** Returns the numbers of a bet, and choices such as `TAI` by their names. */
function choicesOf({ bettingContent }: LotteryOrder, { plays }: StoreProps['store']): string {
  const options = plays().flatMap((play) => play.options ?? [])
  const nameOf = (choice: string) => options.find(({ content }) => content === choice)?.optionName ?? choice
  return bettingContent.split(',').map(nameOf).join(' ')
}

function OrderRow({ store, order }: StoreProps & { order: LotteryOrder }) {
  const { t, money } = store
  const { status, winningNumber, winAmount, stake } = order
  // A payout up to the stake is shown as returned, although the gateway calls it a win.
  const isReturned = status === WON && !isGain({ won: winAmount, stake })
  return (
    <li data-status={status} data-returned={isReturned || undefined}>
      <div class="what">
        <strong>
          {order.playName ?? order.playCode} · {choicesOf(order, store)}
        </strong>
        <span class="meta">
          {order.gameName ?? order.gameCode} · {formatRound(order.numero)}
        </span>
        {winningNumber && <span class="meta">{t('result', { number: winningNumber })}</span>}
      </div>
      <div class="came">
        <span class="state">{t(isReturned ? 'statusReturned' : STATUS[status])}</span>
        <span class="amount">
          {status === WON ? `+${money.sum(winAmount)}` : t('stake', { amount: money.sum(stake) })}
        </span>
      </div>
    </li>
  )
}
