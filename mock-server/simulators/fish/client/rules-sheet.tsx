/** @jsxImportSource preact */
import { paletteAt } from '../../../src/art/palettes.ts'
import { paletteOf } from '../../../src/catalogue/looks.ts'
import type { OfGame } from './game.ts'
import { pictureOf } from './sprites.ts'

/** What every fish pays and how often it is caught, and what comes back on average. */
export function Rules({ game }: OfGame) {
  const { t, kit, table, purse } = game
  const stake = purse.stake.value
  const { ground } = paletteAt(paletteOf(table.game.look))
  const share = new Intl.NumberFormat(kit.frame.language, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p class="quiet">{t('rulesAbout')}</p>
      <p class="quiet">{t('returnRate', { rate: share.format(table.returned) })}</p>
      <h3>{t('payAbout', { stake: kit.money.plain(stake) })}</h3>
      <ul class="kinds">
        {table.kinds.map(({ code, name, pays, chance }, rank) => (
          <li key={code}>
            <img src={pictureOf(code, rank, table.game.look)} alt="" style={{ background: ground }} />
            <div>
              <strong>{name[kit.frame.language]}</strong>
              <p class="quiet">
                {t('pays', { pays })} · {t('chance', { chance: share.format(chance) })}
              </p>
            </div>
            <span class="amount">{kit.money.plain(pays * stake)}</span>
          </li>
        ))}
      </ul>
      <p class="quiet">{t('playMoney')}</p>
    </>
  )
}
