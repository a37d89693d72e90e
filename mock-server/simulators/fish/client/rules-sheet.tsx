/** @jsxImportSource preact */
import { paletteAt } from '../../../src/art/palettes.ts'
import { paletteOf } from '../../../src/catalogue/looks.ts'
import type { GameProps } from './game.ts'
import { pictureOf } from './sprites.ts'

export function Rules({ game }: GameProps) {
  const { t, context, table, player } = game
  const stake = player.stake.value
  const { ground } = paletteAt(paletteOf(table.game.look))
  const share = new Intl.NumberFormat(context.frame.language, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p class="quiet">{t('rulesAbout')}</p>
      <p class="quiet">{t('returnRate', { rate: share.format(table.returned) })}</p>
      <h3>{t('payAbout', { stake: context.money.plain(stake) })}</h3>
      <ul class="kinds">
        {table.kinds.map(({ code, name, pays, chance }, rank) => (
          <li key={code}>
            <img src={pictureOf(code, rank, table.game.look)} alt="" style={{ background: ground }} />
            <div>
              <strong>{name[context.frame.language]}</strong>
              <p class="quiet">
                {t('pays', { pays })} · {t('chance', { chance: share.format(chance) })}
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
