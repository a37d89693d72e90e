import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { imageUrl } from '#api/site/images.ts'
import { problemText } from '#api/problems.ts'
import { chooseIcon, headIconsQuery, iconQuery } from '#api/member/profile.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './profile.module.css'

type PictureSheetProps = { open: boolean; onClose: () => void }

export function PictureSheet({ open, onClose }: PictureSheetProps) {
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
    <ul className={styles.pictures}>
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
