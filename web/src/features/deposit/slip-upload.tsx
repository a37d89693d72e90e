import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeDeposit } from '#api/deposits.queries.ts'
import { problemText } from '#api/problems.ts'
import { type Picture, shrinkPicture } from '#lib/shrink-picture.ts'
import { FormFailure } from '#parts/forms/form-failure.tsx'
import { Button } from '#ui/button.tsx'
import { FileField } from '#ui/file-field.tsx'

/** A picture of the bank's slip: chosen, looked at, sent; made small enough on the phone. */
export function SlipUpload({ id }: { id: string }) {
  const { t } = useTranslation('deposit')
  const { picture, error, choose, drop } = usePicture()
  const step = useMutation(changeDeposit(useQueryClient(), id))
  if (!picture)
    return (
      <FileField
        name="slip"
        label={t('slip')}
        hint={t('slipHint')}
        error={error}
        accept="image/jpeg,image/png"
        onChange={choose}
      />
    )
  const kind = picture.fileName.endsWith('png') ? 'png' : 'jpeg'
  return (
    <>
      <img src={`data:image/${kind};base64,${picture.image}`} alt={t('slip')} />
      <FormFailure>{step.error ? problemText(step.error) : ''}</FormFailure>
      <Button variant="secondary" wide busy={step.isPending} onClick={() => step.mutate({ do: 'slip', slip: picture })}>
        {t('sendSlip', { kilobytes: Math.ceil((picture.image.length * 3) / 4 / 1024) })}
      </Button>
      <Button variant="quiet" wide onClick={drop}>
        {t('otherSlip')}
      </Button>
    </>
  )
}

function usePicture() {
  const { t } = useTranslation('deposit')
  const [picture, setPicture] = useState<Picture>()
  const [error, setError] = useState<string>()
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    setError(undefined)
    if (!file) return
    const read = await shrinkPicture(file)
    if (typeof read === 'string') setError(t(`slip_${read}`))
    else setPicture(read)
  }
  return { picture, error, choose, drop: () => setPicture(undefined) }
}
