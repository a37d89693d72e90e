import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/action/button.tsx'
import { Interstitial } from '#ui/overlay/interstitial.tsx'
import { type ContractPage, contractPaths } from './offers.ts'

const titles = { salary: 'promptSalary', dividend: 'promptDividend', hourly: 'promptHourly' } as const

export function ContractPrompt({ page, onClose }: { page: ContractPage; onClose: () => void }) {
  const { t } = useTranslation(['agent', 'app'])
  const navigate = useNavigate()
  const go = () => {
    onClose()
    void navigate(contractPaths[page])
  }
  return (
    <Interstitial
      open
      onClose={onClose}
      title={t(titles[page])}
      text={t('promptText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <Button onClick={go}>{t('viewContract')}</Button>
        </>
      }
    />
  )
}
