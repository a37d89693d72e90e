import { useTranslation } from 'react-i18next'
import { Button } from '#ui/action/button.tsx'

export function SeeAll({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('lottery')
  return (
    <Button variant="secondary" onClick={onPress}>
      {t('seeAll')}
    </Button>
  )
}
