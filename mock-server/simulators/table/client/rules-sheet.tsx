/** @jsxImportSource preact */
import type { OfGame } from './game.ts'

/** How a hand is played, how often it ends how, and what comes back. */
export function RulesSheet({ game }: OfGame) {
  const { t, kit, table } = game
  const { rules, minStake, maxStake } = table
  const { plain } = kit.money
  const limits = { min: plain(minStake), max: plain(maxStake) }
  return (
    <div class="rules">
      <p>{t(`${rules.kind}Points`)}</p>
      <p>{t(`${rules.kind}Dealer`)}</p>
      <p>{t(`${rules.kind}Hint`)}</p>
      <Odds game={game} />
      <p>
        <strong>{t('returnRate', { share: plain(rules.returns * 100) })}</strong>
      </p>
      <p>{t('ruleShow', { seconds: rules.showAfter })}</p>
      <p>{t('limits', limits)}</p>
      <p class="meta">{t('playMoney')}</p>
    </div>
  )
}

/** How often each outcome comes, and what it brings back. */
function Odds({ game: { t, kit, table } }: OfGame) {
  const { winPays, chances } = table.rules
  const rows = [
    ['outcomeWon', winPays, chances.win],
    ['outcomeTied', 1, chances.tie],
    ['outcomeLost', 0, 1 - chances.win - chances.tie],
  ] as const
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('pays')}</th>
          <th scope="col">{t('chance')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([outcome, factor, chance]) => (
          <tr key={outcome}>
            <th scope="row">{t(outcome)}</th>
            <td class="amount">{factor === 0 ? '0' : t('times', { factor: exactly(factor, kit.frame.language) })}</td>
            <td class="amount">{t('percent', { share: kit.money.plain(chance * 100) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a stake is multiplied with, to its last digit: two decimals would say too much. */
const exactly = (factor: number, language: string) =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-US', { maximumFractionDigits: 3 }).format(factor)
