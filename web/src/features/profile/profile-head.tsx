import type { MemberInfo } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/system.queries.ts'
import { formatDate } from '#lib/dates.ts'
import { MemberPicture } from '#parts/member-picture.tsx'
import { Button } from '#ui/button.tsx'
import { PictureSheet } from './picture-sheet.tsx'
import styles from './profile.module.css'

/** My picture, my account, since when it is there. */
export function ProfileHead({ info }: { info: MemberInfo }) {
  const { t } = useTranslation('profile')
  const hasPictures = useModule('PROFPIC3')
  const [choosing, setChoosing] = useState(false)
  return (
    <section className={styles.head}>
      <MemberPicture size={72} />
      <div>
        <p className={styles.account}>{info.account}</p>
        {info.regDate !== undefined && <p className={styles.since}>{t('since', { date: formatDate(info.regDate) })}</p>}
      </div>
      {hasPictures && (
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('changePicture')}
        </Button>
      )}
      <PictureSheet open={choosing} onClose={() => setChoosing(false)} />
    </section>
  )
}
