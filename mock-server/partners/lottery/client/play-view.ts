import type { Play } from '@longan/sdk'
import { make } from '../../kit/dom.ts'
import type { Desk } from './desk.ts'
import { createPad, type Pad } from './pads.ts'

/** The plays as tabs, and the pad of the one that is chosen. */
export function createPlayView(desk: Desk, onChange: () => void) {
  const { t, money } = desk
  const chosen: { play?: Play; pad?: Pad } = {}
  const tabs = make('div', { class: 'rail tabs', role: 'tablist', 'aria-label': t('plays') })
  const how = make('p', { class: 'meta how' })
  const place = make('div', { role: 'tabpanel' })
  const element = make('section', { class: 'play' }, how, place)

  function choose(play: Play) {
    chosen.play = play
    chosen.pad = createPad({ desk, play, onChange })
    for (const tab of tabs.children) tab.setAttribute('aria-selected', String(tab.id === `play-${play.playId}`))
    how.textContent = play.description
    place.setAttribute('aria-label', play.playName)
    place.replaceChildren(chosen.pad.element)
    element.scrollTo(0, 0)
    onChange()
  }
  const tabOf = (play: Play) =>
    make(
      'button',
      { class: 'tab', role: 'tab', id: `play-${play.playId}`, onclick: () => choose(play) },
      make('span', {}, play.playName),
      make('span', { class: 'amount odds' }, t('pays', { odds: money.plain(play.odds) })),
    )

  return {
    tabs,
    element,
    /** The plays of another lottery: the first one is chosen. */
    update() {
      const plays = desk.plays()
      tabs.replaceChildren(...plays.map(tabOf))
      choose(plays[0]!)
    },
    play: () => chosen.play!,
    numbers: () => chosen.pad?.numbers() ?? [],
    clear: () => chosen.pad?.clear(),
  }
}
