import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createGame } from '#testing/create-game.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { advance, flushUntil, fakeTime } from '#testing/fake-time.ts'

type ObserverLike = { notify(): void }

function scrollablePage() {
  const observers = new Set<ObserverLike>()
  let left = 5000
  class Observer implements ObserverLike {
    private target: Element | undefined
    private readonly margin: number
    private readonly callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
      this.callback = callback
      this.margin = parseFloat(rootMargin)
    }
    observe(target: Element) {
      this.target = target
      observers.add(this)
      queueMicrotask(() => this.notify())
    }
    notify() {
      if (!this.target || !observers.has(this)) return
      const entry = { isIntersecting: left <= this.margin, target: this.target } as IntersectionObserverEntry
      this.callback([entry], this as unknown as IntersectionObserver)
    }
    unobserve() {}
    disconnect() {
      observers.delete(this)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return (px: number) => {
    left = px
    for (const observer of observers) observer.notify()
  }
}

async function openList() {
  const scrollTo = scrollablePage()
  const requests: { page: number; at: number }[] = []
  const pageOf = ({ url }: Request) => {
    const pageNum = Number(new URL(url).searchParams.get('pageNo'))
    requests.push({ page: pageNum, at: Date.now() })
    const value = {
      games: [createGame(2 * pageNum), createGame(2 * pageNum + 1)],
      pageNum,
      totalPages: 10,
      totalCount: 20,
    }
    return Response.json({ success: true, value })
  }
  await renderScreen('/m/gameList', { answers: { listGames: pageOf } })
  await screen.findByRole('button', { name: /^Game 2/ })
  fakeTime()
  return { scrollTo, requests, pages: () => requests.map(({ page }) => page) }
}

test('the next page is requested when the end is less than 300 px away [G-2-80]', async () => {
  const { scrollTo, pages } = await openList()
  scrollTo(301)
  await advance(5000)
  expect(pages()).toEqual([1])
  scrollTo(299)
  await flushUntil(() => pages().length === 2)
  expect(pages()).toEqual([1, 2])
})

test('at most one page per second is requested, however fast the user scrolls [G-2-81]', async () => {
  const { scrollTo, requests, pages } = await openList()
  for (let moment = 0; moment < 35; moment++) {
    scrollTo(moment % 2 ? 0 : 100)
    await advance(100)
  }
  expect(pages()).toEqual([1, 2, 3, 4, 5])
  const [, ...scrolled] = requests.map(({ at }) => at)
  const pauses = scrolled.slice(1).map((at, index) => at - scrolled[index]!)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000)
})
