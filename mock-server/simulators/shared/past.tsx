/** @jsxImportSource preact */
import type { Language } from './frame.ts'
import { useKit } from './kit.ts'

/** Something that was staked and is over; `at` in ms. */
export type Past = { orderNo: string; at: number; stake: number; won: number }
type Props = {
  past: Past
  /** What it was, in a few words. */
  about?: string
  /** Instead of the stake, where nothing was staked. */
  staked?: string
}

/** What stands above a list of `PastRow`. */
export function PastHead() {
  const { t } = useKit()
  return (
    <div class="past head">
      <span>{t('time')}</span>
      <span>{t('stake')}</span>
      <span>{t('win')}</span>
    </div>
  )
}

/** One of those that are over: when, its order number, what was staked, and what came back. More than the stake is a gain. */
export function PastRow({ past: { orderNo, at, stake, won }, about, staked }: Props) {
  const { frame, money } = useKit()
  return (
    <li class="past">
      <div>
        <span>{timeOf(frame.language).format(at)}</span>
        {about && <div>{about}</div>}
        <small>{orderNo}</small>
      </div>
      <span class="amount">{staked ?? money.plain(stake)}</span>
      <span class={won > stake ? 'amount gain' : 'amount'}>{won > 0 ? `+${money.plain(won)}` : '0'}</span>
    </li>
  )
}

/** The site's own time, as in its records, wherever the phone is. */
const timeOf = (language: Language) =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  })
