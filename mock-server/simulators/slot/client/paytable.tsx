/** @jsxImportSource preact */
import type { SlotSymbol } from '../rules/slot.rules.ts'
import type { GameProps } from './game.ts'
import { SYMBOL_NAMES } from './messages.ts'
import { pictures } from './symbols.ts'

export function Paytable({ game }: GameProps) {
  const { context, table, stage, player } = game
  const { t } = stage
  const { lines, wild, scatter, pays, scatterPays, freeSpins } = table.rules
  const stake = player.stake.value
  const inLines = (amounts: readonly number[]) => amounts.map((pay) => (pay * stake) / lines.length)
  return (
    <>
      <p class="quiet">{t('payAbout', { stake: context.money.plain(stake) })}</p>
      <div class="pay-list">
        <Pay game={game} symbol={wild} about={t('wildAbout')} />
        <Pay
          game={game}
          symbol={scatter}
          pays={scatterPays.map((pay) => pay * stake)}
          about={t('scatterAbout', { spins: freeSpins.join(' / ') })}
        />
        {(Object.keys(pays) as SlotSymbol[]).map((symbol) => (
          <Pay key={symbol} game={game} symbol={symbol} pays={inLines(pays[symbol]!)} />
        ))}
      </div>
      <h3>{t('lines')}</h3>
      <div class="line-list">
        {lines.map((rows, index) => (
          <LinePicture key={index} rows={rows} number={index + 1} />
        ))}
      </div>
      <p class="quiet">{t('returnRate')}</p>
    </>
  )
}

type PayProps = GameProps & { symbol: SlotSymbol; pays?: number[]; about?: string }

const Pay = ({ game: { context }, symbol, pays = [], about }: PayProps) => (
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
