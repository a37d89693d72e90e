import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BannerSlide, type SlidesProps } from './banner-slide.tsx'
import styles from './carousel.module.css'

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

// Embla measures its duration in frames, not milliseconds. The factor is measured: within 1 % for 1000 ms.
const emblaDuration = (milliseconds: number) => milliseconds / 33

const isNear = (distance: number, total: number, hasMoved: boolean) =>
  [0, 1, 1 - total, ...(hasMoved ? [-1, total - 1] : [])].includes(distance)

type MovingSlidesProps = SlidesProps & {
  /** When the first picture was shown, in the time of `performance.now()`. */
  shownAt?: number | undefined
}

export function MovingSlides({ slides, interval, speed, onError, shownAt }: MovingSlidesProps) {
  const { t } = useTranslation()
  const [delays] = useState(() => delaysOf(slides.length, interval, shownAt))
  const [view, embla] = useEmblaCarousel({ loop: true, duration: emblaDuration(speed) }, [
    // Never `active: false`: play() would throw.
    Autoplay({
      delay: () => delays,
      playOnInit: !prefersReducedMotion(),
      stopOnInteraction: false,
      stopOnMouseEnter: true,
    }),
  ])
  const [playing, setPlaying] = useState(!prefersReducedMotion())
  const { current, hasMoved } = useCurrentSlide(embla)
  useFullDelays(embla, delays, interval)
  usePausedWhenHidden(embla, playing)

  const toggle = () => {
    if (playing) embla?.plugins().autoplay?.stop()
    else embla?.plugins().autoplay?.play()
    setPlaying(!playing)
  }
  return (
    <>
      <button type="button" className={styles.pause} aria-label={t(playing ? 'pause' : 'play')} onClick={toggle}>
        <span>{playing ? <Pause /> : <Play />}</span>
      </button>
      <div className={styles.view} ref={view}>
        <div className={styles.strip}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              className={styles.cell}
              role="group"
              aria-roledescription="slide"
              aria-label={t('slide', { index: index + 1, total: slides.length })}
              inert={index !== current}
            >
              {isNear(index - current, slides.length, hasMoved) && (
                <BannerSlide slide={slide} eager={index === 0} onError={onError} />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.dots} aria-hidden>
        {slides.map((slide, index) => (
          <span key={slide.id} data-current={index === current || undefined} />
        ))}
      </div>
    </>
  )
}

/** The delay of each slide, ms; the first one has been in view for a while. */
function delaysOf(count: number, interval: number, shownAt = performance.now()) {
  const first = interval - ((performance.now() - shownAt) % interval)
  return Array.from({ length: count }, (_, index) => (index === 0 ? first : interval))
}

/** From the first change on, the first slide is shown as long as the others. The plugin reads its delays from the array. */
function useFullDelays(embla: Embla | undefined, delays: number[], interval: number) {
  useEffect(() => {
    const fill = () => void delays.fill(interval)
    embla?.on('select', fill)
    return () => void embla?.off('select', fill)
  }, [embla, delays, interval])
}

function useCurrentSlide(embla: Embla | undefined) {
  const [current, setCurrent] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  useEffect(() => {
    const follow = () => setCurrent(embla?.selectedScrollSnap() ?? 0)
    const move = () => setMoved(true)
    embla?.on('select', follow).on('pointerDown', move).on('select', move)
    return () => void embla?.off('select', follow).off('pointerDown', move).off('select', move)
  }, [embla])
  return { current, hasMoved }
}

function usePausedWhenHidden(embla: Embla | undefined, playing: boolean) {
  // Slides that move in a hidden tab would all catch up at once when it is shown again.
  useEffect(() => {
    const follow = () => {
      const autoplay = embla?.plugins().autoplay
      if (document.hidden) autoplay?.stop()
      else if (playing) autoplay?.play()
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [embla, playing])
}
