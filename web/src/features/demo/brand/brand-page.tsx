import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { Button } from '#ui/action/button.tsx'
import { saveFile } from '../save-file.ts'
import { CopyLink } from '../world-link.tsx'
import type { WorldBrand } from './brand.queries.ts'
import { brandFolderOf, zipOf } from './brand-folder.ts'
import { type BrandChanges, useBrandChanges } from './brand-changes.ts'
import styles from './brand.module.css'
import { ColourField } from './colour-field.tsx'
import { LogoField } from './logo-field.tsx'
import { LookFields } from './look-fields.tsx'
import { addBrandMessages } from './messages.ts'
import { NameFields } from './name-fields.tsx'
import { SiteSwitches } from './site-switches.tsx'

/** The page of the director's panel that shows the site as that of a client. */
export function BrandPage() {
  useState(addBrandMessages)
  const { t } = useTranslation('brand')
  const changes = useBrandChanges()
  return (
    <>
      <p className={styles.hint}>{t('intro')}</p>
      <section className={styles.part} aria-label={t('look')}>
        <NameFields {...changes} />
        <LogoField {...changes} />
        <ColourField {...changes} />
        <LookFields {...changes} />
        <Steps {...changes} />
      </section>
      <SiteSwitches {...changes} />
      <section className={styles.part}>
        <h3>{t('share')}</h3>
        <CopyLink />
        <Export {...changes} />
      </section>
    </>
  )
}

function Steps({ canUndo, undo, isOwn, reset, error }: BrandChanges) {
  const { t } = useTranslation('brand')
  return (
    <>
      {error && (
        <p className={styles.failure} role="alert">
          {problemText(error)}
        </p>
      )}
      {(canUndo || !isOwn) && (
        <div className={styles.buttons}>
          {canUndo && (
            <Button size="small" variant="secondary" onClick={undo}>
              {t('undo')}
            </Button>
          )}
          {!isOwn && (
            <Button size="small" variant="secondary" onClick={reset}>
              {t('ownBrand')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Export({ brand }: BrandChanges) {
  const { t } = useTranslation('brand')
  const { colour } = brand
  const save = useMutation({
    async mutationFn(coloured: WorldBrand & { colour: string }) {
      const folder = await brandFolderOf(coloured)
      saveFile(`${folder.name}.zip`, zipOf(folder), 'application/zip')
      return folder.name
    },
  })
  if (colour === undefined) return <p className={styles.hint}>{t('exportNeedsColour')}</p>
  return (
    <>
      <Button size="small" busy={save.isPending} onClick={() => save.mutate({ ...brand, colour })}>
        {t('export')}
      </Button>
      {save.isSuccess && (
        <p className={styles.hint} role="status">
          {t('exported', { folder: save.data })}
        </p>
      )}
      {save.isError && (
        <p className={styles.failure} role="alert">
          {problemText(save.error)}
        </p>
      )}
    </>
  )
}
