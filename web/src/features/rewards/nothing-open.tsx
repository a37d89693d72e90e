import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

/** A way to be rewarded with nothing in it for now; promotions are another. */
export function NothingOpen(words: { title: string; text: string }) {
  const { t } = useTranslation('titles')
  const action = (
    <ButtonLink variant="secondary" to={paths.promotions()}>
      {t('promotions')}
    </ButtonLink>
  )
  return <Empty {...words} action={action} />
}
