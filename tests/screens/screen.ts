import type { Page } from '@playwright/test'

/** A screen that looks visit. */
export type Screen = {
  /** Of the picture, and of the test. */
  name: string
  path: string
  as?: 'demo01' | 'demo02' | 'vip02' | 'agent01'
  /** What is on the screen when it has what it asked for. */
  shows: (page: Page) => ReturnType<Page['locator']>
  /** What a person does there before anybody looks. */
  /** Whether it changes by itself, so that no two photographs of it are alike. */
  moves?: boolean
  afterwards?: (page: Page) => Promise<void>
}
