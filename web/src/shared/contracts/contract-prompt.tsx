import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/action/button.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Interstitial } from '#ui/overlay/interstitial.tsx'
import { type ContractPage, contractPaths } from './offers.ts'

const titles = { salary: 'promptSalary', dividend: 'promptDividend', hourly: 'promptHourly' } as const

type ContractPromptProps = { pages: ContractPage[]; onClose: () => void }

/** The prompt of one contract, or a list of those that wait. */
export function ContractPrompt({ pages, onClose }: ContractPromptProps) {
  const { t } = useTranslation(['agent', 'app'])
  const navigate = useNavigate()
  const go = (page: ContractPage) => () => {
    onClose()
    void navigate(contractPaths[page])
  }
  const [page] = pages
  const isOne = pages.length === 1
  return (
    <Interstitial
      open
      onClose={onClose}
      title={isOne ? t(titles[page!]) : t('promptSeveral', { count: pages.length })}
      text={t('promptText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(isOne ? 'app:cancel' : 'app:close')}
          </Button>
          {isOne && <Button onClick={go(page!)}>{t('viewContract')}</Button>}
        </>
      }
    >
      {!isOne && (
        <ListCard>
          {pages.map((one) => (
            <ListRow key={one} title={t(`contract_${one}`)} onClick={go(one)} />
          ))}
        </ListCard>
      )}
    </Interstitial>
  )
}
