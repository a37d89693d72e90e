/** @jsxImportSource preact */
import { HistoryList, type Page } from '../../shared/history-list.tsx'
import type { PastVolleyResponse } from '../rules/fish.routes.ts'
import type { GameProps } from './game.ts'

export function ShotHistory({ game }: GameProps) {
  const { t } = game
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
      head={
        <div class="history-row head">
          <span>{t('time')}</span>
          <span>{t('spent')}</span>
          <span>{t('back')}</span>
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

/** The site's time zone, as in its records, independent of the device. */
const timeOf = (language: string) =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  })
