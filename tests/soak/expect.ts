import { expect as ofPlaywright } from '@playwright/test'

/** Four phones share a machine with whatever else runs there. */
export const expect = ofPlaywright.configure({ timeout: 30_000 })
