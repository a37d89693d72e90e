import { lazy, Suspense, useState, type ReactNode } from 'react'
import styles from './carousel.module.css'

export type Slide = { id: string; image: string; alt: string; content?: ReactNode; onOpen?: () => void }
export type CarouselProps = { label: string; slides: Slide[]; interval?: number; speed?: number }

const MovingSlides = lazy(() => import('./moving-slides.tsx').then((file) => ({ default: file.MovingSlides })))

/** Banners in a box of fixed shape. One stands still; several move every 5 s, and can be stopped. A picture that fails is left out. */
export function Carousel({ label, slides, interval = 5000, speed = 1000 }: CarouselProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const shown = slides.filter((slide) => !failed.has(slide.id))
  const fail = (id: string) => setFailed((before) => new Set(before).add(id))
  if (shown.length === 0) return null
  const first = (
    <div className={styles.view}>
      <BannerSlide slide={shown[0]!} eager onError={fail} />
    </div>
  )
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {shown.length === 1 ? (
        first
      ) : (
        <Suspense fallback={first}>
          <MovingSlides key={shown.length} slides={shown} interval={interval} speed={speed} onError={fail} />
        </Suspense>
      )}
    </section>
  )
}

/** One banner: the picture, and words over its calm left side. */
export function BannerSlide({
  slide,
  eager,
  onError,
}: {
  slide: Slide
  eager?: boolean
  onError: (id: string) => void
}) {
  const picture = (
    <>
      <img
        src={slide.image}
        alt={slide.content ? '' : slide.alt}
        width={720}
        height={300}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => onError(slide.id)}
      />
      {slide.content && <span className={styles.words}>{slide.content}</span>}
    </>
  )
  return slide.onOpen ? (
    <button
      type="button"
      className={styles.slide}
      onClick={slide.onOpen}
      aria-label={slide.content ? undefined : slide.alt}
    >
      {picture}
    </button>
  ) : (
    <div className={styles.slide}>{picture}</div>
  )
}
