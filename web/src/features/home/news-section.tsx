import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { Link } from '#ui/action/link.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { useHomeContent } from './use-home-content.ts'

export function NewsSection() {
  const { t } = useTranslation('home')
  const { data } = useHomeContent()
  if (!data?.player.length) return null
  return (
    <Section title={t('news')} action={<Link to={paths.notices()}>{t('seeAll')}</Link>}>
      <ListCard label={t('news')}>
        {data.player.slice(0, 3).map(({ id, title, startDate }, index) => (
          <ListRow key={id} to={paths.notices(index)} title={title} text={formatDayTime(startDate)} />
        ))}
      </ListCard>
    </Section>
  )
}
