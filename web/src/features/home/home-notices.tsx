import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import styles from './home.module.css'
import { useHomeContent } from './use-home-content.ts'

const Marquee = lazyComponent(() => import('#ui/media/marquee.tsx').then((file) => file.Marquee))

/** Marquee of news. Once closed, it stays hidden until the browser session ends. */
export function HomeNotices() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const { data, isPending, isError } = useHomeContent()
  const [hidden, setHidden] = useState(storage.get('hideMarquee') === '1')
  const close = () => {
    storage.set('hideMarquee', '1')
    setHidden(true)
  }
  if (hidden || isError) return null
  if (isPending) return <div className={styles.noticeBox} data-notices />
  const items = data.player.map(({ id, title }) => ({ key: String(id), text: title }))
  return (
    <div className={styles.noticeBox}>
      <Marquee
        items={items}
        empty={t('noNotice')}
        onOpen={(index) => void navigate(paths.notices(index))}
        onDismiss={close}
      />
    </div>
  )
}
