import type { MemberInfo } from '@longan/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModule } from '#api/site/system.queries.ts'
import { formatDay } from '#lib/time/dates.ts'
import styles from '#shared/member/member-card.module.css'
import { MemberPicture } from '#shared/member/member-picture.tsx'
import { Button } from '#ui/action/button.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { imageUrl } from '#lib/site/images.ts'
import { problemText } from '#api/problems.ts'
import { chooseIcon, headIconsQuery, iconQuery } from '#shared/member/member-icon.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import pictureStyles from './profile.module.css'

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

type PictureSheetProps = { open: boolean; onClose: () => void }

function PictureSheet({ open, onClose }: PictureSheetProps) {
  const { t } = useTranslation('profile')
  return (
    <Sheet open={open} onClose={onClose} title={t('choosePicture')}>
      <Pictures onChosen={onClose} />
    </Sheet>
  )
}

function Pictures({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('profile')
  const icons = useQuery(headIconsQuery())
  const { data: current } = useQuery(iconQuery())
  const { mutateAsync } = useMutation(chooseIcon())
  const choose = (icon: string) => {
    onChosen()
    mutateAsync({ input: icon }).catch((error: unknown) =>
      showToast(problemText(error), { kind: 'error', time: 'short' }),
    )
  }
  if (icons.isError) return <Failure query={icons} />
  if (!icons.data) return <RowSkeletons count={3} height={72} />
  return (
    <ul className={pictureStyles.pictures}>
      {icons.data.map(({ iconId, url }) => (
        <li key={iconId}>
          <button
            type="button"
            aria-label={t('picture', { number: iconId })}
            aria-pressed={iconId === current}
            onClick={() => choose(iconId)}
          >
            <img src={imageUrl(url)} width={64} height={64} alt="" />
          </button>
        </li>
      ))}
    </ul>
  )
}
