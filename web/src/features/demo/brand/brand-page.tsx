import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#api/problems.ts'
import { Button } from '#ui/action/button.tsx'
import { saveFile } from '../save-file.ts'
import { CopyLink } from '../world-link.tsx'
import { brandFolderOf, type ColouredBrand, zipOf } from './brand-folder.ts'
import { type BrandChanges, useBrandChanges } from './brand-changes.ts'
import parts from '../panel.module.css'
import styles from './brand.module.css'
import { ColourField } from './colour-field.tsx'
import { LookFields } from './look-fields.tsx'
import { addBrandMessages } from './messages.ts'
import { MoreFields } from './more-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { SiteSwitches } from './site-switches.tsx'

/** The page of the director's panel that shows the site as that of a client. */
export function BrandPage() {
  useState(addBrandMessages)
  const { t } = useTranslation('brand')
  const changes = useBrandChanges()
  return (
    <>
      <p className={parts.hint}>{t('intro')}</p>
      <section className={`${parts.part} ${styles.fields}`} aria-label={t('look')}>
        <NameFields key={`name ${changes.undone}`} {...changes} />
        <PictureField field="logo" {...changes} />
        <ColourField key={`colour ${changes.undone}`} {...changes} />
        <LookFields {...changes} />
        <MoreFields {...changes} />
        <Steps {...changes} />
      </section>
      <SiteSwitches {...changes} />
      <section className={`${parts.part} ${styles.fields}`}>
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
        <p className={parts.failure} role="alert">
          {problemText(error)}
        </p>
      )}
      {(canUndo || !isOwn) && (
        <div className={parts.buttons}>
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

function Export({ shown }: BrandChanges) {
  const { t } = useTranslation('brand')
  const { colour } = shown
  const save = useMutation({
    async mutationFn(coloured: ColouredBrand) {
      const folder = await brandFolderOf(coloured)
      saveFile(`${folder.name}.zip`, zipOf(folder), 'application/zip')
      return folder.name
    },
  })
  if (colour === undefined) return <p className={parts.hint}>{t('exportNeedsColour')}</p>
  return (
    <>
      <Button size="small" busy={save.isPending} onClick={() => save.mutate({ ...shown, colour })}>
        {t('export')}
      </Button>
      {save.isSuccess && (
        <p className={parts.hint} role="status">
          {t('exported', { folder: save.data })}
        </p>
      )}
      {save.isError && (
        <p className={parts.failure} role="alert">
          {problemText(save.error)}
        </p>
      )}
    </>
  )
}
