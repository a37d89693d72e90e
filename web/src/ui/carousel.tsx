import { startTransition, useEffect, useState } from 'react'
import { BannerSlide, type CarouselProps, type SlidesProps } from './banner-slide.tsx'
import styles from './carousel.module.css'
import { lazyPart } from './lazy-part.tsx'

const MovingSlides = lazyPart(() => import('./moving-slides.tsx').then((file) => file.MovingSlides), FirstSlide)

/** The first picture stands still for so long, ms: until then the page has more urgent things to fetch. */
const patience = 4000

/**
 * Banners in a box of fixed shape. One stands still; several move every 5 s, and can be stopped, once the first was seen or
 * swiped. A picture that fails is left out.
 */
export function Carousel({ label, slides, interval = 5000, speed = 1000 }: CarouselProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const shown = slides.filter((slide) => !failed.has(slide.id))
  const fail = (id: string) => setFailed((before) => new Set(before).add(id))
  const [isMoving, move] = useMoving(shown.length > 1)
  if (shown.length === 0) return null
  const strip = { slides: shown, interval, speed, onError: fail }
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label} onTouchMove={move}>
      {isMoving ? <MovingSlides key={shown.length} {...strip} /> : <FirstSlide {...strip} />}
    </section>
  )
}

function FirstSlide({ slides, onError }: SlidesProps) {
  return (
    <div className={styles.view}>
      <BannerSlide slide={slides[0]!} eager onError={onError} />
    </div>
  )
}

function useMoving(isWanted: boolean) {
  const [isMoving, setMoving] = useState(false)
  const move = () => startTransition(() => setMoving(true))
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(move, patience)
    return () => clearTimeout(timer)
  }, [])
  return [isMoving && isWanted, move] as const
}

/** The box of the first banner while nobody knows which it is; the page may put a picture into it before the app is there. */
export function BannerBox() {
  return (
    <div className={styles.view} data-waits aria-hidden>
      <div className={styles.slide} data-first="banner" />
    </div>
  )
}
