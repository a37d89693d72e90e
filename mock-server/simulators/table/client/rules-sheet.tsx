/** @jsxImportSource preact */
import type { GameProps } from './game.ts'

export function RulesSheet({ game }: GameProps) {
  const { t, context, table } = game
  const { rules, minStake, maxStake } = table
  const { plain } = context.money
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

function Odds({ game: { t, context, table } }: GameProps) {
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
            <td class="amount">
              {factor === 0 ? '0' : t('times', { factor: formatFactor(factor, context.frame.language) })}
            </td>
            <td class="amount">{t('percent', { share: context.money.plain(chance * 100) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Formats a payout factor with all its digits: two decimals are not enough. */
const formatFactor = (factor: number, language: string) =>
  new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-US', { maximumFractionDigits: 3 }).format(factor)
