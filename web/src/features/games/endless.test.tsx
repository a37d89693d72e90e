import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aGame } from '#testing/a-game.ts'
import { open } from '#testing/open.tsx'
import { advance, settled, fakeTime } from '#testing/fake-time.ts'

type Watcher = { look(): void }

/** A page that is scrolled until its end is so many px below what is seen; whoever watches with a margin is told. */
function aPage() {
  const watchers = new Set<Watcher>()
  let left = 5000
  class Observer implements Watcher {
    private target: Element | undefined
    private readonly margin: number
    private readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
      this.tell = tell
      this.margin = parseFloat(rootMargin)
    }
    observe(target: Element) {
      this.target = target
      watchers.add(this)
      queueMicrotask(() => this.look())
    }
    look() {
      if (!this.target || !watchers.has(this)) return
      const entry = { isIntersecting: left <= this.margin, target: this.target } as IntersectionObserverEntry
      this.tell([entry], this as unknown as IntersectionObserver)
    }
    unobserve() {}
    disconnect() {
      watchers.delete(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return (px: number) => {
    left = px
    for (const watcher of watchers) watcher.look()
  }
}

/** A list of ten short pages, its first one read; from then on time stands still. */
async function openList() {
  const scrollTo = aPage()
  const asked: { page: number; at: number }[] = []
  const pageOf = ({ url }: Request) => {
    const pageNum = Number(new URL(url).searchParams.get('pageNo'))
    asked.push({ page: pageNum, at: Date.now() })
    const value = { games: [aGame(2 * pageNum), aGame(2 * pageNum + 1)], pageNum, totalPages: 10, totalCount: 20 }
    return Response.json({ success: true, value })
  }
  await open('/m/gameList', { answers: { GCSGAME_gameList: pageOf } })
  await screen.findByRole('button', { name: /^Game 2/ })
  fakeTime()
  return { scrollTo, asked, pages: () => asked.map(({ page }) => page) }
}

test('the next page is asked for when the end is less than 300 px away [G-2-80]', async () => {
  const { scrollTo, pages } = await openList()
  scrollTo(301)
  await advance(5000)
  expect(pages()).toEqual([1])
  scrollTo(299)
  await settled(() => pages().length === 2)
  expect(pages()).toEqual([1, 2])
})

test('however fast somebody scrolls, a page a second is asked for [G-2-81]', async () => {
  const { scrollTo, asked, pages } = await openList()
  for (let moment = 0; moment < 35; moment++) {
    scrollTo(moment % 2 ? 0 : 100)
    await advance(100)
  }
  expect(pages()).toEqual([1, 2, 3, 4, 5])
  const [, ...scrolled] = asked.map(({ at }) => at)
  const pauses = scrolled.slice(1).map((at, index) => at - scrolled[index]!)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000)
})
