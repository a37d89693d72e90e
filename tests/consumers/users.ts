import { chromium, expect } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { nodeOf, type Major } from './nodes.ts'
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

const INSTALL = 'npm install @longan/sdk @longan/mock-server'

/** Runs a command that must fail with this sentence. */
async function refused(user: Awaited<ReturnType<typeof aUser>>, command: string, sentence: string) {
  await user.follow([
    { kind: 'run', text: `${command} 2>&1 && exit 9 || true` },
    { kind: 'says', lines: [sentence] },
  ])
}

async function refusedWhereTooOld() {
  using user = await aUser(nodeOf(18))
  await user.follow([{ kind: 'run', text: INSTALL }])
  await refused(user, 'node node_modules/.bin/longan mock', 'Longan needs Node 20.11 or newer, and this is 18.')
}

/** A door that is opened at the wrong place says so, and which is the right one. */
async function wrongDoors() {
  using user = await aUser()
  await user.follow([{ kind: 'run', text: INSTALL }])
  const open = (door: string, flags = '') => `node ${flags} -e "import('@longan/mock-server/${door}')"`
  await refused(user, open('node', '--conditions=browser'), '@longan/mock-server/node is for servers and scripts')
  await refused(user, open('edge'), '@longan/mock-server/edge is for a runtime of workers')
  const inPage = `node -e "import('@longan/mock-server/browser').then(({ openInPage }) => openInPage())"`
  await refused(user, inPage, 'openInPage is for a page, and this is none')
  await refused(user, 'npx longan verify', 'takes another package: npm install --save-dev @longan/contracts')
  await refused(user, 'npx longan init .', 'is not empty')
}

const onNode = (major: Major) => [`Node ${major}`, () => followed('node', nodeOf(major))] as const

/** The users of the packages, each with a page of `docs/integrations`. */
export const users: Record<string, Outside> = {
  react: { about: 'a React app with the gateway in the page', tries: { browser: seenInABrowser } },
  node: {
    about: 'the mock for other processes',
    tries: {
      ...Object.fromEntries(([20, 22, 24] as const).map(onNode)),
      'Node 18': refusedWhereTooOld,
      doors: wrongDoors,
    },
  },
  msw: { about: 'a Vitest suite behind msw', tries: { suite: () => followed('msw') } },
  playwright: { about: 'a Playwright suite, a world per test', tries: { suite: inAPlaywrightSuite } },
  'own-gateway': { about: 'a gateway of one’s own', tries: { house: () => followed('own-gateway') } },
  verify: { about: 'the contracts, held against a gateway', tries: { wallet: () => followed('verify') } },
}
