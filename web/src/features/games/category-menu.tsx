import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Link } from '#ui/action/link.tsx'
import { CategoryGlyph } from './category-glyph.tsx'
import styles from './category-menu.module.css'
import { categoryPaths, menuOrder, type MenuCode } from './category-of.ts'

export function CategoryMenu({ current, codes }: { current: MenuCode; codes: readonly string[] | undefined }) {
  const { t } = useTranslation(['games', 'lobby'])
  const strip = useRef<HTMLDivElement>(null)
  const visibleCodes = menuOrder.filter((code) => code === 'HOT' || code === current || (codes?.includes(code) ?? true))
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.7, behavior: 'smooth' })
  // Just before the paint: later the strip would be seen to jump, earlier the page would be laid out in the task that renders it.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const currentLink = strip.current?.querySelector<HTMLElement>('[aria-current]')
      if (currentLink && strip.current)
        strip.current.scrollLeft = currentLink.offsetLeft - strip.current.clientWidth / 2 + 36
    })
    return () => cancelAnimationFrame(frame)
  }, [current, visibleCodes.length])
  return (
    <nav className={styles.menu} aria-label={t('categories')}>
      <IconButton label={t('scrollBack')} icon={<ChevronLeft />} onClick={() => scroll(-1)} />
      <div ref={strip} className={styles.strip}>
        {visibleCodes.map((code) => (
          <Link key={code} to={categoryPaths[code]} aria-current={code === current ? 'page' : undefined}>
            <CategoryGlyph code={code} />
            <span>{t(`lobby:${code}`)}</span>
          </Link>
        ))}
      </div>
      <IconButton label={t('scrollForward')} icon={<ChevronRight />} onClick={() => scroll(1)} />
    </nav>
  )
}
