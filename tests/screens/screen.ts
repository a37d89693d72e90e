import type { Page } from '@playwright/test'

/** A screen of the visual tests. */
export type Screen = {
  /** Name of the screenshot and of the test. */
  name: string
  path: string
  as?: 'demo01' | 'demo02' | 'vip02' | 'agent01'
  /** An element that is visible once the content is loaded. */
  shows: (page: Page) => ReturnType<Page['locator']>
  /** Changes by itself, so that screenshots cannot be compared. */
  isAnimated?: boolean
  /** Steps before the screenshot. */
  afterwards?: (page: Page) => Promise<void>
}
