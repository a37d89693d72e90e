import { useLanguage } from '#i18n/i18n.ts'
import { pagedQuery, PAGE_SIZE } from '#api/query-options.ts'
import { listGlobalRebateSettings } from '@longan/react-query/downlines'
import { api } from '#api/gateway.ts'
import {
  listAffiliateUrls,
  listRegisteredAffiliates,
  deleteAffiliateUrl,
  createAffiliateUrl,
} from '@longan/react-query/affiliates'
import { useInfiniteQuery, useQuery, useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#lib/time/dates.ts'
import { Group, Form, FormFailure } from '#shared/forms/form-layout.tsx'
import { InviteCard, invitationUrl } from '#shared/invite/invite-card.tsx'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { RecordRow, Facts } from '#shared/records/facts.tsx'
import { Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import type { affiliates } from '@longan/sdk/affiliates'
import { formatPercent } from '#lib/money/typed-money.ts'
import { useProductName } from '#shared/product-name.ts'
import { usePress } from '#shared/use-press.ts'
import { Dialog, Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { rebateRates } from '@longan/sdk/inputs/agent'
import * as v from 'valibot'
import { Failure } from '#shared/failure.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { RateFields, type Ranges, rateFieldNames, ratesOf } from './rate-fields.tsx'

export function Links() {
  const { t } = useTranslation('agent')
  const urls = useQuery(listAffiliateUrls.queryOptions(api))
  // For the sheet.
  useQuery(listGlobalRebateSettings.queryOptions(api, {}))
  const [selected, setSelected] = useState<AffiliateUrl>()
  const [isCreating, setCreating] = useState(false)
  const newest = urls.data?.[0]
  if (urls.isPending) return <RowSkeletons count={4} height={120} />
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

type AffiliateUrl = Awaited<ReturnType<ReturnType<typeof affiliates>['listAffiliateUrls']>>[number]

function LinkSheet({ url, onClose }: { url: AffiliateUrl | undefined; onClose: () => void }) {
  const productName = useProductName()
  const language = useLanguage()
  const rebates = url?.rebates.filter(({ rebateRate }) => rebateRate > 0) ?? []
  return (
    <Sheet open={url !== undefined} onClose={onClose} title={url?.affiliateCode ?? ''}>
      {url && (
        <>
          <InviteCard code={url.affiliateCode} link={invitationUrl('affiliateCode', url.affiliateCode)} />
          <Facts
            facts={rebates.map(({ productType, rebateRate }) => ({
              label: productName(productType),
              value: formatPercent(rebateRate, language),
            }))}
          />
          <Deletion url={url} onDone={onClose} />
        </>
      )}
    </Sheet>
  )
}

function Deletion({ url, onDone }: { url: AffiliateUrl; onDone: () => void }) {
  const { t } = useTranslation(['agent', 'app'])
  const [isConfirming, setConfirming] = useState(false)
  const { press, isPending } = usePress(deleteAffiliateUrl.mutationOptions(api), () => {
    void showToast(t('linkDeleted'), { kind: 'success' })
    onDone()
  })
  const confirm = () => {
    setConfirming(false)
    press({ input: url.affiUrlId })
  }
  return (
    <>
      <Button variant="danger" wide busy={isPending} onClick={() => setConfirming(true)}>
        {t('deleteLink')}
      </Button>
      <Dialog
        urgent
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('confirmDeleteLink')}
        text={t('deleteLinkText')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {t('app:cancel')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('deleteLink')}
            </Button>
          </>
        }
      />
    </>
  )
}

function NewLinkSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('agent')
  return (
    <Sheet open={open} onClose={onClose} title={t('newLink')}>
      <NewLink onDone={onClose} />
    </Sheet>
  )
}

function NewLink({ onDone }: { onDone: () => void }) {
  const ranges = useQuery(listGlobalRebateSettings.queryOptions(api, {}))
  if (ranges.data) return <LinkForm ranges={ranges.data} onDone={onDone} />
  return ranges.error ? <Failure query={ranges} /> : <RowSkeletons count={5} height={72} />
}

const text = v.optional(v.string(), '')
type NewLinkValues = { type: string; remark: string; rates: Record<string, number> }
const linkSchema = (ranges: Ranges): v.GenericSchema<Record<string, unknown>, NewLinkValues> =>
  v.pipe(
    v.object({ ...rebateRates(ranges).entries, type: text, remark: v.pipe(text, v.trim()) }),
    v.transform(({ type, remark, ...rates }) => ({ type, remark, rates: rates as Record<string, number> })),
  )

function LinkForm({ ranges, onDone }: { ranges: Ranges; onDone: () => void }) {
  const { t } = useTranslation('agent')
  const { mutateAsync } = useMutation(createAffiliateUrl.mutationOptions(api))
  const draft = useDraft('agent-link')
  const schema = linkSchema(ranges)
  const form = useGatewayForm(
    schema,
    async ({ type, remark, rates }) => {
      const kind = type === '1' ? 1 : 0
      await mutateAsync({ input: { type: kind, rebates: ratesOf(ranges, rates), ...(remark && { remark }) } })
      draft.clear()
      void showToast(t('linkCreated'), { kind: 'success' })
      onDone()
    },
    rateFieldNames(ranges),
  )
  return (
    <Form {...form.props} aria-label={t('newLink')} onChange={draft.onChange}>
      <SelectField
        {...form.field('type')}
        defaultValue={draft.get('type')}
        label={t('signUpsBecome')}
        options={[
          { value: '0', label: t('signUpMember') },
          { value: '1', label: t('signUpAgent') },
        ]}
      />
      <TextField
        {...form.field('remark')}
        label={t('remark')}
        hint={t('remarkHint')}
        defaultValue={draft.get('remark')}
        maxLength={60}
      />
      <RateFields ranges={ranges} field={form.field} typed={draft.get} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('save')}
      </Button>
    </Form>
  )
}
