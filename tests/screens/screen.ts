import type { Page } from '@playwright/test'

export type Screen = {
  name: string
  path: string
  as?: 'demo01' | 'demo02' | 'vip02' | 'agent01'
  shows: (page: Page) => ReturnType<Page['locator']>
  /** Changes by itself, so that screenshots cannot be compared. */
  isAnimated?: boolean
  /** Provider states that the screen needs. */
  states?: Record<string, object>
  afterwards?: (page: Page) => Promise<void>
}
