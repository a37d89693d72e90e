import type { MemberInfo } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { formatDay } from '#lib/time/dates.ts'
import styles from '#shared/member/member-card.module.css'
import { MemberPicture } from '#shared/member/member-picture.tsx'
import { Button } from '#ui/action/button.tsx'
import { PictureSheet } from './picture-sheet.tsx'

export function ProfileHead({ info }: { info: MemberInfo }) {
  const { t } = useTranslation('profile')
  const hasPictures = useModule('PROFPIC3')
  const [choosing, setChoosing] = useState(false)
  return (
    <section className={styles.person}>
      <MemberPicture size={72} />
      <div className={styles.who}>
        <p className={styles.name}>{info.account}</p>
        {info.regDate !== undefined && <small>{t('since', { date: formatDay(info.regDate) })}</small>}
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
