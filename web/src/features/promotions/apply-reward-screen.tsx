import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams, useNavigate } from 'react-router-dom'
import { useLanguage } from '#i18n/i18n.ts'
import {
  applicationIdOf,
  promotionsQuery,
  usePromotionStatus,
  prefetchPromotions,
} from '#api/rewards/promotions.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { ButtonLink, Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import styles from './promotions.module.css'
import { api } from '#api/gateway.ts'
import { createRewardRequest } from '@longan/react-query/rewards'
import type { Promotion } from '@longan/sdk'
import { useState, useRef } from 'react'
import * as v from 'valibot'
import { problem } from '@longan/sdk/inputs/rules'
import { Form, FormFailure, Lead } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { showLoading } from '#ui/overlay/overlay.tsx'
import { TextAreaField } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { usePictures, type Picture } from './use-pictures.ts'
import { ImagePlus, X } from 'lucide-react'
import { formatAmount } from '#lib/money/typed-money.ts'
import { IconButton } from '#ui/action/icon-button.tsx'

export function ApplyRewardScreen() {
  const { t } = useTranslation('promotions')
  const [query] = useSearchParams()
  const promotions = useQuery(promotionsQuery(useLanguage()))
  const standing = usePromotionStatus(useLanguage())
  const promotionId = query.get('id')
  if (promotions.isPending || standing.isLoading)
    return (
      <div className={styles.screen}>
        <Lead>{t('applyLead')}</Lead>
        <RowSkeletons count={3} height={120} />
      </div>
    )
  if (!promotionId) return <Navigate to={paths.promotions()} replace />
  if (!promotions.data) return <Failure query={promotions} />
  const promotion = promotions.data.find((one) => String(applicationIdOf(one)) === promotionId)
  const toList = (
    <ButtonLink variant="secondary" to={paths.promotions()}>
      {t('allPromotions')}
    </ButtonLink>
  )
  if (!promotion) return <Empty title={t('promotionGone')} text={t('promotionGoneText')} action={toList} />
  if (standing.data?.(promotion) === 'applied')
    return <Empty title={t('applied')} text={t('appliedText', { name: promotion.title })} action={toList} />
  return (
    <div className={styles.screen}>
      <Lead>{t('applyLead')}</Lead>
      <h2 className={styles.about}>{promotion.title}</h2>
      <ApplyForm key={promotionId} promotion={promotion} />
    </div>
  )
}

ApplyRewardScreen.prefetch = prefetchPromotions

const MAX_LENGTH = 140
const schema = v.object({
  remarks: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH, problem('length', { min: 1, max: MAX_LENGTH }))), ''),
})

function ApplyForm({ promotion }: { promotion: Promotion }) {
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

type PictureFieldProps = Pick<ReturnType<typeof usePictures>, 'pictures' | 'add' | 'remove'>

function PictureField({ pictures, add, remove }: PictureFieldProps) {
  const { t } = useTranslation('promotions')
  const input = useRef<HTMLInputElement>(null)
  const addFiles = () => {
    void add([...(input.current?.files ?? [])])
    // Reset, so that the same file can be chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      {/* The browser's own button speaks the browser's language: ours is tapped instead. */}
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        aria-label={t('pictures')}
        tabIndex={-1}
        accept="image/jpeg,image/png"
        multiple
        onChange={addFiles}
      />
      <Button variant="secondary" wide onClick={() => input.current?.click()}>
        <ImagePlus size={20} aria-hidden /> {t('choosePictures')}
      </Button>
      <p className={styles.hint}>{t('picturesHint')}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <PictureItem key={picture.id} picture={picture} onRemove={() => remove(picture.id)} />
          ))}
        </ul>
      )}
    </>
  )
}

const BYTES_PER_MIB = 1_048_576

function PictureItem({ picture: { name, size, share, url }, onRemove }: { picture: Picture; onRemove: () => void }) {
  const { t } = useTranslation('promotions')
  const megabytes = formatAmount(size / BYTES_PER_MIB, useLanguage())
  return (
    <li>
      {url ? <img src={url} alt={name} /> : <progress value={share} aria-label={t('reading', { name })} />}
      <span>
        {name} · {t('megabytes', { size: megabytes })}
      </span>
      <IconButton label={t('removePicture', { name })} icon={<X />} onClick={onRemove} />
    </li>
  )
}
