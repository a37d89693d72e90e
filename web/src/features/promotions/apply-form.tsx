import { api } from '#api/gateway.ts'
import { createRewardRequest } from '@longan/react-query/rewards'
import type { Promotion } from '@longan/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { applicationIdOf } from '#api/rewards/promotions.queries.ts'
import { problem } from '@longan/sdk/inputs/rules'
import { paths } from '#lib/site/paths.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { showLoading } from '#ui/overlay/overlay.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { PictureField } from './picture-field.tsx'
import { usePictures } from './use-pictures.ts'

const MAX_LENGTH = 140
const schema = v.object({
  remarks: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH, problem('length', { min: 1, max: MAX_LENGTH }))), ''),
})

export function ApplyForm({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation(['promotions', 'app'])
  const draft = useDraft(`apply-${applicationIdOf(promotion)}`)
  const [remarks, setRemarks] = useState(draft.get('remarks') ?? '')
  const { urls, isReading, clear, ...pictures } = usePictures(draft)
  const isRequired = { remarks: promotion.remarkRequired === 'Y', pictures: promotion.imageRequired === 'Y' }
  const send = useSend(draft.clear)
  const form = useGatewayForm(schema, () => send({ promotionId: applicationIdOf(promotion), remarks, pictures: urls }))
  const isReady =
    (!isRequired.remarks || remarks.trim() !== '') && (!isRequired.pictures || urls.length > 0) && !isReading
  const reset = () => {
    setRemarks('')
    clear()
    draft.clear()
  }
  const write = (text: string) => {
    setRemarks(text)
    draft.set('remarks', text)
  }
  return (
    <Form {...form.props} aria-label={t('apply')}>
      {isRequired.remarks && (
        <TextAreaField
          {...form.field('remarks')}
          label={t('remarks')}
          hint={t('typed', { typed: remarks.length, max: MAX_LENGTH })}
          value={remarks}
          maxLength={MAX_LENGTH}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
      {isRequired.pictures && <PictureField {...pictures} />}
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy} disabled={!isReady}>
        {t('send')}
      </Button>
      <Button variant="secondary" wide onClick={reset}>
        {t('app:cancel')}
      </Button>
    </Form>
  )
}

/** Sends the application below a loading cover (10 s at most), confirms it, and returns to the promotions. */
function useSend(onSent: () => void) {
  const { t } = useTranslation('promotions')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(createRewardRequest.mutationOptions(api, { isBackground: true }))
  return async (request: { promotionId: number; remarks: string; pictures: string[] }) => {
    const uncover = showLoading(t('sending'))
    try {
      await mutateAsync({ input: request })
    } finally {
      uncover()
    }
    onSent()
    void showToast(t('uploaded'), { kind: 'success' })
    await navigate(paths.promotions(), { replace: true })
  }
}
