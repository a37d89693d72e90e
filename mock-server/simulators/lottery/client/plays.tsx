/** @jsxImportSource preact */
import type { TargetedKeyboardEvent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { StoreProps } from './game-store.ts'
import { Pad } from './pad.tsx'

export function PlayTabs({ store: { t, money, plays, choice } }: StoreProps) {
  const chosen = choice.play.value
  return (
    <div class="rail tabs" role="tablist" aria-label={t('plays')} onKeyDown={moveByKey}>
      {plays().map((play) => (
        <button
          key={play.playId}
          class="tab"
          role="tab"
          aria-selected={play.playId === chosen.playId}
          tabIndex={play.playId === chosen.playId ? 0 : -1}
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

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

function moveByKey(event: TargetedKeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const next = tabs[step(tabs.indexOf(document.activeElement as HTMLElement), tabs.length - 1)]
  next?.focus()
  next?.click()
}

export function PlayPad({ store }: StoreProps) {
  const play = store.choice.play.value
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => section.current?.scrollTo?.(0, 0), [play])
  return (
    <section class="play" ref={section}>
      <p class="meta how">{play.description}</p>
      <div role="tabpanel" aria-label={play.playName}>
        <Pad key={play.playId} store={store} />
      </div>
    </section>
  )
}
