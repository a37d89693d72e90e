import { ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { formatAmount } from '#lib/money/typed-money.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './promotions.module.css'
import type { Picture, usePictures } from './use-pictures.ts'

type PictureFieldProps = Pick<ReturnType<typeof usePictures>, 'pictures' | 'add' | 'remove'>

export function PictureField({ pictures, add, remove }: PictureFieldProps) {
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
