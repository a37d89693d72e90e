/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { OfDesk } from './desk.ts'
import { Pad } from './pad.tsx'

/** The plays as tabs. */
export function PlayTabs({ desk: { t, money, plays, choice } }: OfDesk) {
  const chosen = choice.play.value
  return (
    <div class="rail tabs" role="tablist" aria-label={t('plays')}>
      {plays().map((play) => (
        <button
          key={play.playId}
          class="tab"
          role="tab"
          aria-selected={play.playId === chosen.playId}
          onClick={({ currentTarget }) => {
            choice.choose(play)
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
        >
          <span>{play.playName}</span>
          <span class="amount odds">{t('pays', { odds: money.plain(play.odds) })}</span>
        </button>
      ))}
    </div>
  )
}

/** How the chosen play goes, and what to choose its numbers with. */
export function PlayPad({ desk }: OfDesk) {
  const play = desk.choice.play.value
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => section.current?.scrollTo?.(0, 0), [play])
  return (
    <section class="play" ref={section}>
      <p class="meta how">{play.description}</p>
      <div role="tabpanel" aria-label={play.playName}>
        <Pad key={play.playId} desk={desk} />
      </div>
    </section>
  )
}
