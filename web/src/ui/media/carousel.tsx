import { startTransition, useEffect, useState } from 'react'
import { whenNoLayerOpen } from '#lib/device/layers.ts'
import { BannerSlide, type CarouselProps, type SlidesProps } from './banner-slide.tsx'
import styles from './carousel.module.css'
import { lazyComponent } from '../page/lazy-component.tsx'

const MovingSlides = lazyComponent(() => import('./moving-slides.tsx').then((file) => file.MovingSlides), FirstSlide)

/** The delay before the code of the moving slides is loaded, ms: until then the page has more urgent files to fetch. */
const START_DELAY = 4000

/**
 * Banners in a box with a fixed ratio. Several banners move every 5 s from the moment that the first picture is shown, and can be paused. A dialog
 * that is open by then delays the code of the moving slides. A picture that fails to load is left out.
 */
export function Carousel({ label, slides, interval = 5000, speed = 1000 }: CarouselProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const visible = slides.filter((slide) => !failed.has(slide.id))
  const removeSlide = (id: string) => setFailed((before) => new Set(before).add(id))
  const [shownAt, setShownAt] = useState<number>()
  const [isMoving, start] = useDelayedStart(shownAt !== undefined)
  if (visible.length === 0) return null
  const slidesProps = { slides: visible, interval, speed, onError: removeSlide }
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label} onTouchMove={start}>
      {isMoving && visible.length > 1 ? (
        <MovingSlides key={visible.length} {...slidesProps} shownAt={shownAt} />
      ) : (
        <FirstSlide {...slidesProps} onShown={() => setShownAt(performance.now())} />
      )}
    </section>
  )
}

function FirstSlide({ slides, onError, onShown }: SlidesProps) {
  return (
    <div className={styles.view}>
      <BannerSlide slide={slides[0]!} eager onError={onError} onShown={onShown} />
    </div>
  )
}

function useDelayedStart(isShown: boolean) {
  const [isMoving, setMoving] = useState(false)
  const start = () => startTransition(() => setMoving(true))
  useEffect(() => {
    if (!isShown) return
    let leave = () => {}
    const timer = setTimeout(() => (leave = whenNoLayerOpen(start)), START_DELAY)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [isShown])
  return [isMoving, start] as const
}

/** A placeholder for the first banner; the page may put a picture into it before the app is loaded. */
export function BannerPlaceholder() {
  return (
    <div className={styles.view} data-waits aria-hidden>
      <div className={styles.slide} data-first="banner" />
    </div>
  )
}
