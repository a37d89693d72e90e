import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

export function DepositClosed(texts: { title: string; text: string }) {
  const { t } = useTranslation('titles')
  const action = (
    <ButtonLink variant="secondary" to={paths.message}>
      {t('message')}
    </ButtonLink>
  )
  return <Empty {...texts} action={action} />
}
