import { type ChangeEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LogoError, MAX_LOGO_BYTES } from '#lib/brand/logo-error.ts'
import { Button } from '#ui/action/button.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import type { BrandChanges } from './brand-changes.ts'
import styles from './brand.module.css'
import { readLogo } from './read-logo.ts'
import { addressOf } from './show-brand.ts'

export function LogoField({ brand, change }: BrandChanges) {
  const { t } = useTranslation('brand')
  const [isOver, setOver] = useState(false)
  const problemOf = useLogoProblem()
  const read = useMutation({ mutationFn: readLogo, onSuccess: ({ logo }) => change({ logo }) })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    setOver(false)
    if (file) read.mutate(file)
    // Allows choosing the same file again.
    currentTarget.value = ''
  }
  const remove = () => {
    read.reset()
    change({ logo: null })
  }
  return (
    <div className={styles.drop} aria-busy={read.isPending} data-over={isOver || undefined}>
      <FileField
        name="logo"
        label={t('logo')}
        accept=".svg,.png,image/svg+xml,image/png"
        hint={t('logoHint', { size: MAX_LOGO_BYTES / 1000 })}
        error={read.error ? problemOf(read.error) : undefined}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onChange={choose}
      />
      {brand.logo && (
        <div className={styles.logo}>
          <img src={addressOf(brand.logo)} alt={t('chosenLogo')} />
          <Button size="small" variant="quiet" onClick={remove}>
            {t('removeLogo')}
          </Button>
        </div>
      )}
      {brand.logo && read.data && read.data.removed.length > 0 && (
        <p className={styles.hint} role="status">
          {t('cleaned', { what: read.data.removed.join(', ') })}
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
