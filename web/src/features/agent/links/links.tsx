import { type AffiliateUrl } from './affiliate-url.ts'
import { pagedQuery, PAGE_SIZE } from '#api/paged-query.ts'
import { listGlobalRebateSettings } from '@longan/react-query/downlines'
import { api } from '#api/gateway.ts'
import { listAffiliateUrls, listRegisteredAffiliates } from '@longan/react-query/affiliates'
import { useInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#lib/time/dates.ts'
import { Group } from '#shared/forms/form-layout.tsx'
import { InviteCard, invitationUrl } from '#shared/invite/invite-card.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { RecordRow } from '#shared/records/record-row.tsx'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { LinkSheet } from './link-sheet.tsx'
import { NewLinkSheet } from './new-link-sheet.tsx'

export function Links() {
  const { t } = useTranslation('agent')
  const urls = useQuery(listAffiliateUrls.queryOptions(api))
  usePrefetchQuery(listGlobalRebateSettings.queryOptions(api, {}))
  const [selected, setSelected] = useState<AffiliateUrl>()
  const [isCreating, setCreating] = useState(false)
  const newest = urls.data?.[0]
  return (
    <>
      <PullToRefresh of={[listAffiliateUrls, listRegisteredAffiliates]} />
      {newest && <InviteCard code={newest.affiliateCode} link={invitationUrl('affiliateCode', newest.affiliateCode)} />}
      <Group>{t('links')}</Group>
      <Button variant="secondary" wide onClick={() => setCreating(true)}>
        <Plus size={18} aria-hidden /> {t('newLink')}
      </Button>
      <PagedList
        query={urls}
        keyOf={({ affiUrlId }) => String(affiUrlId)}
        empty={<Empty title={t('noLinks')} text={t('noLinksText')} />}
      >
        {(url) => (
          <RecordRow
            title={url.remark ? `${url.affiliateCode} · ${url.remark}` : url.affiliateCode}
            text={t(url.type === 1 ? 'signUpAgent' : 'signUpMember')}
            amount={t('joinedCount', { total: url.registeredCount })}
            aside={formatDay(url.createTime)}
            onOpen={() => setSelected(url)}
          />
        )}
      </PagedList>
      <Registered />
      <LinkSheet url={selected} onClose={() => setSelected(undefined)} />
      <NewLinkSheet open={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}

function Registered() {
  const { t } = useTranslation('agent')
  const registered = useInfiniteQuery(pagedQuery(listRegisteredAffiliates, { size: PAGE_SIZE }))
  return (
    <>
      <Group>{t('joinedByLink')}</Group>
      <PagedList query={registered} keyOf={({ username }) => username} empty={<p>{t('nobodyJoined')}</p>}>
        {({ username, type, affiliateCode, registerTime }) => (
          <RecordRow
            title={username}
            text={t(type === 1 ? 'agent' : 'member')}
            amount={affiliateCode}
            aside={formatDay(registerTime)}
          />
        )}
      </PagedList>
    </>
  )
}
