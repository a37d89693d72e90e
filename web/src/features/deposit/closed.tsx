import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

export function DepositClosed(texts: { title: string; text: string }) {
  const { t } = useTranslation('titles')
  const action = (
    <ButtonLink variant="secondary" to={paths.message}>
      {t('message')}
    </ButtonLink>
  )
  return <Empty {...texts} action={action} />
}
