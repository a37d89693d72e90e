import type { ReactNode } from 'react'
import styles from './carousel.module.css'

export type Slide = { id: string; image: string; alt: string; content?: ReactNode; onOpen?: () => void }
export type CarouselProps = { label: string; slides: Slide[]; interval?: number; speed?: number }
/** The remaining slides; `onError` reports a slide whose picture failed to load, `onShown` one whose picture is loaded. */
export type SlidesProps = Required<Omit<CarouselProps, 'label'>> & {
  onError: (id: string) => void
  onShown?: () => void
}

export function BannerSlide({
  slide,
  eager,
  onError,
  onShown,
}: Pick<SlidesProps, 'onError' | 'onShown'> & { slide: Slide; eager?: boolean }) {
  const picture = (
    <>
      <img
        src={slide.image}
        alt={slide.content ? '' : slide.alt}
        width={720}
        height={300}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : 'auto'}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => onError(slide.id)}
        onLoad={onShown}
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
