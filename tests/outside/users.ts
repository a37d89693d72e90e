import { chromium, expect } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { NODES, nodeOf, type Major } from './nodes.ts'
import { stepsOf } from './page.ts'
import { aUser } from './user.ts'

/** Somebody outside: what they follow, and how it is seen that it works. */
export type Outside = {
  about: string
  /** What of it is tried, one after the other: `Node 20`. */
  tries: Record<string, () => Promise<void>>
}

/** Follows a page as it stands; where that goes through, all of it has happened as the page says. */
async function followed(page: string, node?: string) {
  using user = await aUser(node)
  await user.follow(stepsOf(page))
}

async function seenInABrowser() {
  using user = await aUser()
  await user.follow(stepsOf('react'))
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(thisMachine) })
  try {
    const page = await browser.newPage()
    await page.goto(user.at('4173'))
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('You have 12408317.5')
    await page.getByRole('button', { name: 'wrong' }).click()
    await expect(page.getByRole('status')).toHaveText('Refused: login.incorrect')
  } finally {
    await browser.close()
  }
}

async function inAPlaywrightSuite() {
  process.env['CHROMIUM'] = findOrInstallChromium(thisMachine)
  await followed('playwright')
}

const onNode = (major: Major) => [`Node ${major}`, () => followed('node', nodeOf(major))] as const

/** The users of the packages, each with a page of `docs/outside`. */
export const users: Record<string, Outside> = {
  react: { about: 'a React app with the gateway in the page', tries: { browser: seenInABrowser } },
  node: {
    about: 'the mock for other processes',
    tries: Object.fromEntries((Object.keys(NODES).map(Number) as Major[]).map(onNode)),
  },
  msw: { about: 'a Vitest suite behind msw', tries: { suite: () => followed('msw') } },
  playwright: { about: 'a Playwright suite, a world per test', tries: { suite: inAPlaywrightSuite } },
  'own-gateway': { about: 'a gateway of one’s own', tries: { house: () => followed('own-gateway') } },
  verify: { about: 'the contracts, held against a gateway', tries: { wallet: () => followed('verify') } },
}
