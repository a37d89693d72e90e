import { useLanguage } from '#i18n/i18n.ts'
import { apiIn } from '#api/gateway.ts'
import { listHelpTopics } from '@longan/react-query/system'
import type { HelpTopic } from '@longan/sdk'
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { SanitizedHtmlContent } from '#ui/text/sanitized-html-content.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import styles from './content.module.css'

export function HelpScreen() {
  const { t } = useTranslation('content')
  const topics = useQuery({
    ...listHelpTopics.queryOptions(apiIn(useLanguage())),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{t('helpLead')}</p>
      {topics.isPending && <RowSkeletons count={4} height={48} />}
      {topics.error && !topics.data && <Failure query={topics} />}
      {topics.data?.length === 0 && <Empty title={t('noTopics')} text={t('noTopicsText')} />}
      {Boolean(topics.data?.length) && <Topics topics={topics.data!} />}
      {!topics.isPending && (
        <ListCard label={t('moreHelp')}>
          <ListRow
            icon={<MessageCircleQuestion />}
            title={t('contactSupport')}
            text={t('moreHelp')}
            to={paths.message}
          />
        </ListCard>
      )}
    </div>
  )
}

/** A tab per topic. The address selects it; an unknown index selects the first. */
function Topics({ topics }: { topics: HelpTopic[] }) {
  const { t } = useTranslation('content')
  const [query, setQuery] = useSearchParams()
  const requested = Number(query.get('i') ?? 0)
  const index = topics[requested] ? requested : 0
  const open = (value: string) => setQuery({ i: value }, { replace: true, state: { stays: true } })
  const tabs = topics.map(({ title }, index) => ({ value: String(index), label: title }))
  return (
    <Tabs label={t('topics')} tabs={tabs} value={String(index)} onChange={open}>
      <div className={styles.topic}>
        <SanitizedHtmlContent html={topics[index]!.content} />
      </div>
    </Tabs>
  )
}
