import type { Promotion } from '@longan/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { appliesFor, requestReward } from '#api/promotions.queries.ts'
import { problem } from '@longan/sdk/inputs/rules'
import { paths } from '#lib/paths.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/button.tsx'
import { showLoading } from '#ui/overlay.tsx'
import { TextAreaField } from '#ui/text-area-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useDraft } from '#ui/use-draft.ts'
import { PictureField } from './picture-field.tsx'
import { usePictures } from './use-pictures.ts'

const LONGEST = 140
const schema = v.object({
  remarks: v.optional(v.pipe(v.string(), v.maxLength(LONGEST, problem('length', { min: 1, max: LONGEST }))), ''),
})

/** What the promotion wants to see, and nothing else; it goes when all of it is there. */
export function ApplyForm({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation(['promotions', 'app'])
  const draft = useDraft(`apply-${appliesFor(promotion)}`)
  const [remarks, setRemarks] = useState(draft.get('remarks') ?? '')
  const { urls, isReading, clear, ...pictures } = usePictures(draft)
  const wants = { remarks: promotion.remarkRequired === 'Y', pictures: promotion.imageRequired === 'Y' }
  const send = useSend(draft.forget)
  const form = useGatewayForm(schema, () => send({ promotionId: appliesFor(promotion), remarks, pictures: urls }))
  const isReady = (!wants.remarks || remarks.trim() !== '') && (!wants.pictures || urls.length > 0) && !isReading
  const reset = () => {
    setRemarks('')
    clear()
    draft.forget()
  }
  const write = (text: string) => {
    setRemarks(text)
    draft.set('remarks', text)
  }
  return (
    <form {...form.props} className={styles.form} aria-label={t('apply')}>
      {wants.remarks && (
        <TextAreaField
          {...form.field('remarks')}
          label={t('remarks')}
          hint={t('typed', { typed: remarks.length, most: LONGEST })}
          value={remarks}
          maxLength={LONGEST}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
      {wants.pictures && <PictureField {...pictures} />}
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy} disabled={!isReady}>
        {t('send')}
      </Button>
      <Button variant="secondary" wide onClick={reset}>
        {t('app:cancel')}
      </Button>
    </form>
  )
}

/** Sends the application under a cover of at most 10 s, says that it has come, and leads back to the promotions. */
function useSend(onSent: () => void) {
  const { t } = useTranslation('promotions')
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(requestReward(useQueryClient()))
  return async (request: { promotionId: number; remarks: string; pictures: string[] }) => {
    const uncover = showLoading(t('sending'))
    try {
      await mutateAsync(request)
    } finally {
      uncover()
    }
    onSent()
    void showToast(t('uploaded'), { kind: 'success' })
    await navigate(paths.promotions(), { replace: true })
  }
}
