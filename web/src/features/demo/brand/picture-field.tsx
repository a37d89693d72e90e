import { type ChangeEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LogoError, MAX_LOGO_BYTES } from '#lib/brand/logo-error.ts'
import { Button } from '#ui/action/button.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import type { BrandChanges } from './brand-changes.ts'
import parts from '../panel.module.css'
import styles from './brand.module.css'
import { LogoWarning } from './logo-warning.tsx'
import { readLogo } from './read-logo.ts'
import { pictureAddress } from './picture-address.ts'
import { site } from './show-brand.ts'

type PictureFieldProps = Pick<BrandChanges, 'brand' | 'shown' | 'change'> & { field: 'logo' | 'mark' }

/** A logo or a mark: dropped or chosen, cleaned, and shown at once. */
export function PictureField({ brand, shown, change, field }: PictureFieldProps) {
  const { t } = useTranslation('brand')
  const [isOver, setOver] = useState(false)
  const problemOf = useLogoProblem()
  const read = useMutation({ mutationFn: readLogo, onSuccess: ({ logo }) => change({ [field]: logo }) })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    setOver(false)
    if (file) read.mutate(file)
    // Allows choosing the same file again.
    currentTarget.value = ''
  }
  const remove = () => {
    read.reset()
    change({ [field]: null })
  }
  const picture = brand[field]
  const address = picture ? pictureAddress(picture) : site.brand?.[field]
  return (
    <div className={styles.drop} aria-busy={read.isPending} data-over={isOver || undefined}>
      <FileField
        name={field}
        label={t(field)}
        accept=".svg,.png,image/svg+xml,image/png"
        hint={t(field === 'logo' ? 'logoHint' : 'markHint', { size: MAX_LOGO_BYTES / 1000 })}
        error={read.error ? problemOf(read.error) : undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onChange={choose}
      />
      {address && (
        <div className={styles.logo}>
          <img src={address} alt={t(field === 'logo' ? 'chosenLogo' : 'chosenMark')} />
          {picture && (
            <Button size="small" variant="quiet" onClick={remove}>
              {t(field === 'logo' ? 'removeLogo' : 'removeMark')}
            </Button>
          )}
        </div>
      )}
      {field === 'logo' && address && <LogoWarning address={address} shown={shown} />}
      {picture && read.data && read.data.removed.length > 0 && (
        <p className={parts.hint} role="status">
          {t(field === 'logo' ? 'cleaned' : 'markCleaned', { what: read.data.removed.join(', ') })}
        </p>
      )}
    </div>
  )
}

function useLogoProblem() {
  const { t } = useTranslation('brand')
  return (error: Error) =>
    error instanceof LogoError ? t(`logo.${error.problem}`, { size: MAX_LOGO_BYTES / 1000 }) : t('logo.unreadable')
}
