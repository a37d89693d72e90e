import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { formatMoney } from '#lib/money/money.ts'
import { formatPercent } from '#lib/money/typed-money.ts'
import { RecordRow } from '#shared/records/facts.tsx'
import type { Step } from './offers.ts'

/** The steps of a contract: condition and payment. The best reached step counts. */
export function ContractSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, language)
  const conditionsOf = ({ members, loss }: Step) => [
    t('activeFrom', { count: members, total: members }),
    ...(loss > 0 ? [t('lossFrom', { amount: money(loss) })] : []),
  ]
  return steps.map((step, index) => (
    <RecordRow
      key={index}
      title={t('stakesFrom', { amount: money(step.stake) })}
      text={conditionsOf(step).join(' · ')}
      amount={step.isShare ? formatPercent(step.rate, language) : money(step.rate)}
    />
  ))
}
