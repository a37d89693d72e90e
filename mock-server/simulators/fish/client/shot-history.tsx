/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import type { PastVolleyOnWire } from '../rules/fish.routes.ts'
import type { OfGame } from './game.ts'

/** The latest shots, newest first. */
export function ShotHistory({ game }: OfGame) {
  const { t } = game
  async function load(): Promise<Page<PastVolleyOnWire>> {
    const { volleys } = await game.kit.calls.get<{ volleys: PastVolleyOnWire[] }>('/partners/fish/history', {}, [
      'volleys',
    ])
    return { content: volleys, number: 0, totalPages: 1 }
  }
  return (
    <HistoryList
      load={load}
      row={(volley) => <PastVolley game={game} volley={volley} />}
      empty={t('noHistory')}
      head={
        <div class="past head">
          <span>{t('time')}</span>
          <span>{t('spent')}</span>
          <span>{t('back')}</span>
        </div>
      }
    />
  )
}

function PastVolley({ game, volley }: OfGame & { volley: PastVolleyOnWire }) {
  const { language } = game.kit.frame
  const { plain } = game.kit.money
  const { orderNo, at, stake, won, bet } = volley
  return (
    <li class="past">
      <div>
        <span>{timeOf(language).format(at)}</span>
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

/** The site's own time, as in its records, wherever the phone is. */
const timeOf = (language: string) =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  })
