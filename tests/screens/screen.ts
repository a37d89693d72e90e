import type { Page } from '@playwright/test'

export type Screen = {
  name: string
  path: string
  as?: 'demo01' | 'demo02' | 'vip02' | 'agent01'
  shows: (page: Page) => ReturnType<Page['locator']>
  /** Changes by itself, so that screenshots cannot be compared. */
  isAnimated?: boolean
  afterwards?: (page: Page) => Promise<void>
}
