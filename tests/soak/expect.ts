import { expect as base } from '@playwright/test'

/** A longer timeout, since four phones share the machine. */
export const expect = base.configure({ timeout: 30_000 })
