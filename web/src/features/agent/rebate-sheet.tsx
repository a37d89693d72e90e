import type { DownlineRebates } from '@longan/sdk'
import { rebateRates } from '@longan/sdk/inputs/agent'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { rebateRangesQuery, setRebates } from '#api/agent/agent.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import forms from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { RateFields, type Ranges, rateFieldNames, ratesOf } from './rate-fields.tsx'

type RebateSheetProps = { row: DownlineRebates | undefined; onClose: () => void }

export function RebateSheet({ row, onClose }: RebateSheetProps) {
  const { t } = useTranslation('agent')
  return (
    <Sheet open={row !== undefined} onClose={onClose} title={t('rebatesOf', { name: row?.username ?? '' })}>
      {row && <Rates key={row.username} row={row} onDone={onClose} />}
    </Sheet>
  )
}

function Rates({ row, onDone }: { row: DownlineRebates; onDone: () => void }) {
  const ranges = useQuery(rebateRangesQuery())
  if (ranges.data) return <RatesForm row={row} ranges={ranges.data} onDone={onDone} />
  return ranges.error ? <Failure query={ranges} /> : <RowSkeletons count={5} height={72} />
}

function RatesForm({ row, ranges, onDone }: { row: DownlineRebates; ranges: Ranges; onDone: () => void }) {
  const { t } = useTranslation('agent')
  const { mutateAsync } = useMutation(setRebates(useQueryClient()))
  const draft = useDraft(`rebates-${row.username}`)
  const schema = useMemo(() => rebateRates(ranges), [ranges])
  const form = useGatewayForm(
    schema,
    async (typed) => {
      await mutateAsync({ downline: row.username, rebates: ratesOf(ranges, typed) })
      draft.clear()
      void showToast(t('saved'), { kind: 'success' })
      onDone()
    },
    rateFieldNames(ranges),
  )
  return (
    <form
      {...form.props}
      className={forms.form}
      aria-label={t('rebatesOf', { name: row.username })}
      onChange={draft.onChange}
    >
      <RateFields ranges={ranges} rebates={row.rebates} field={form.field} typed={draft.get} />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('save')}
      </Button>
    </form>
  )
}
