import { listGlobalRebateSettings } from '@longan/react-query/downlines'
import { api } from '#api/gateway.ts'
import { createAffiliateUrl } from '@longan/react-query/affiliates'
import { rebateRates } from '@longan/sdk/inputs/agent'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Failure } from '#shared/failure.tsx'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { RateFields, type Ranges, rateFieldNames, ratesOf } from '../rate-fields.tsx'

export function NewLinkSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
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
