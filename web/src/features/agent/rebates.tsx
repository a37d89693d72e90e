import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { listGlobalRebateSettings, setDownlineRebates } from '@longan/react-query/downlines'
import type { DownlineRebates } from '@longan/sdk'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/money/typed-money.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow } from '#shared/records/facts.tsx'
import { VirtualList } from '#ui/list/virtual-list.tsx'
import { downlineRebatesQuery } from './agent.queries.ts'
import { NoDownlines } from './empty-states.tsx'
import { rebateRates } from '@longan/sdk/inputs/agent'
import { Failure } from '#shared/failure.tsx'
import { FormFailure, Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { RateFields, type Ranges, rateFieldNames, ratesOf } from './rate-fields.tsx'

export function Rebates() {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const rebates = useInfiniteQuery(downlineRebatesQuery())
  // For the sheet.
  useQuery(listGlobalRebateSettings.queryOptions(api, {}))
  const [selected, setSelected] = useState<DownlineRebates>()
  const maxRate = (row: DownlineRebates) => Math.max(0, ...row.rebates.map(({ rebateRate }) => rebateRate))
  return (
    <>
      <PagedList query={rebates} list={VirtualList} keyOf={({ username }) => username} empty={<NoDownlines />}>
        {(row) => (
          <RecordRow
            title={row.username}
            text={t(row.type === 1 ? 'agent' : 'member')}
            amount={t('upTo', { rate: formatPercent(maxRate(row), language) })}
            onOpen={() => setSelected(row)}
          />
        )}
      </PagedList>
      <RebateSheet row={selected} onClose={() => setSelected(undefined)} />
    </>
  )
}

type RebateSheetProps = { row: DownlineRebates | undefined; onClose: () => void }

function RebateSheet({ row, onClose }: RebateSheetProps) {
  const { t } = useTranslation('agent')
  return (
    <Sheet open={row !== undefined} onClose={onClose} title={t('rebatesOf', { name: row?.username ?? '' })}>
      {row && <Rates key={row.username} row={row} onDone={onClose} />}
    </Sheet>
  )
}

function Rates({ row, onDone }: { row: DownlineRebates; onDone: () => void }) {
  const ranges = useQuery(listGlobalRebateSettings.queryOptions(api, {}))
  if (ranges.data) return <RatesForm row={row} ranges={ranges.data} onDone={onDone} />
  return ranges.error ? <Failure query={ranges} /> : <RowSkeletons count={5} height={72} />
}

function RatesForm({ row, ranges, onDone }: { row: DownlineRebates; ranges: Ranges; onDone: () => void }) {
  const { t } = useTranslation('agent')
  const { mutateAsync } = useMutation(setDownlineRebates.mutationOptions(api))
  const draft = useDraft(`rebates-${row.username}`)
  const schema = rebateRates(ranges)
  const form = useGatewayForm(
    schema,
    async (typed) => {
      await mutateAsync({ input: { downline: row.username, rebates: ratesOf(ranges, typed) } })
      draft.clear()
      void showToast(t('saved'), { kind: 'success' })
      onDone()
    },
    rateFieldNames(ranges),
  )
  return (
    <Form {...form.props} aria-label={t('rebatesOf', { name: row.username })} onChange={draft.onChange}>
      <RateFields ranges={ranges} rebates={row.rebates} field={form.field} typed={draft.get} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('save')}
      </Button>
    </Form>
  )
}
