/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../kit/history-list.tsx'
import type { PastSpinOnWire } from '../rules/slot.routes.ts'
import type { OfGame } from './game.ts'

/** The latest spins, newest first. */
export function SpinHistory({ game }: OfGame) {
  const { t } = game.stage
  async function load(): Promise<Page<PastSpinOnWire>> {
    const { spins } = await game.kit.calls.get<{ spins: PastSpinOnWire[] }>('/partners/slot/history')
    return { content: spins, number: 0, totalPages: 1 }
  }
  return (
    <HistoryList
      load={load}
      row={(spin) => <PastSpin game={game} spin={spin} />}
      empty={t('noHistory')}
      head={
        <div class="past head">
          <span>{t('time')}</span>
          <span>{t('stake')}</span>
          <span>{t('win')}</span>
        </div>
      }
    />
  )
}

function PastSpin({ game, spin }: OfGame & { spin: PastSpinOnWire }) {
  const { kit, stage } = game
  const { orderNo, at, stake, won, isFree } = spin
  return (
    <li class="past">
      <div>
        <span>{timeOf(kit.frame.language).format(at)}</span>
        <small>{orderNo}</small>
      </div>
      <span class="amount">{isFree ? stage.t('freeSpin') : kit.money.plain(stake)}</span>
      <span class={won > stake ? 'amount gain' : 'amount'}>{won > 0 ? `+${kit.money.plain(won)}` : '0'}</span>
    </li>
  )
}

/** The site's own time, as in its records, wherever the phone is. */
const timeOf = (language: string) =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  })
