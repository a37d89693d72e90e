import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { prefetchFirstView } from '#api/site/first-view.ts'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { TileSkeletons } from '#ui/page/skeleton.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { HomeBanners } from './home-banners.tsx'
import { HomeNotices } from './home-notices.tsx'
import { HotSection } from './hot-section.tsx'
import styles from './home.module.css'

const HomeSections = lazyComponent(() => import('./home-sections.tsx').then((file) => file.HomeSections))
const CategoryTab = lazyComponent(
  () => import('./category-tab.tsx').then((file) => file.CategoryTab),
  () => <TileSkeletons count={9} />,
)
const Popup = lazyComponent(() => import('./announcement-popup.tsx').then((file) => file.AnnouncementPopup))

/** Home. This chunk contains the first screen; the sections below the fold are loaded separately. */
export function HomeScreen() {
  const { t } = useTranslation('app')
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') ?? 'HOT'
  const show = (code: string) => setQuery(code === 'HOT' ? {} : { tab: code }, { replace: true })
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{t('home')}</h1>
      <HomeBanners />
      <HomeNotices />
      <EntryMenu current={tab} onShow={show} />
      {tab === 'HOT' ? (
        <>
          <HotSection />
          <div className={styles.below} data-below>
            <HomeSections />
          </div>
        </>
      ) : (
        <CategoryTab key={tab} code={tab} />
      )}
      <Popup />
    </div>
  )
}
HomeScreen.prefetch = prefetchFirstView
