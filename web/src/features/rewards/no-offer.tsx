import { useTranslation } from 'react-i18next'
import { paths } from '#lib/site/paths.ts'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

export function NoOffer(texts: { title: string; text: string }) {
  const { t } = useTranslation('titles')
  const action = (
    <ButtonLink variant="secondary" to={paths.promotions()}>
      {t('promotions')}
    </ButtonLink>
  )
  return <Empty {...texts} action={action} />
}
