import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkArchitecture, createViolationFixture } from './violation-fixture.ts'

const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

type Violation = { rule: string; file: string; source: string }

// From the lowest to the highest; the last is the kernel's own folder.
const kernelFolders = ['validation/', 'tables/', 'money/', 'world/', 'http/', 'recording/', 'storage/', '']

const violations: Violation[] = [
  { rule: 'no-cycles', file: 'sdk/src/hen.ts', source: `export { egg } from './egg.ts'` },
  {
    rule: 'sdk-imports-no-other-package',
    file: 'sdk/src/curious.ts',
    source: `export { mock } from '@longan/mock-server'`,
  },
  {
    rule: 'sdk-does-not-import-its-queries',
    file: 'sdk/src/eager.ts',
    source: `export { query } from '../react-query/src/query.ts'`,
  },
  {
    rule: 'mock-server-imports-only-the-sdk',
    file: 'mock-server/src/curious.ts',
    source: `export { wait } from '../../tests/wait.ts'`,
  },
  {
    rule: 'web-ships-without-the-mock',
    file: 'web/src/lib/data.ts',
    source: `export { mock } from '@longan/mock-server'`,
  },
  {
    rule: 'node-adapter-is-for-servers-and-tests',
    file: 'openapi/curious.ts',
    source: `export { server } from '@longan/mock-server/node'`,
  },
  { rule: 'web-is-not-imported', file: 'tests/peek.ts', source: `export { routes } from '../web/src/app/routes.ts'` },
  {
    rule: 'features-do-not-import-each-other',
    file: 'web/src/features/home/home.ts',
    source: `export { bet } from '#features/lottery/bet.ts'`,
  },
  { rule: 'web-layers-point-down', file: 'web/src/lib/up.ts', source: `export { routes } from '#app/routes.ts'` },
  {
    rule: 'shared-does-not-import-features',
    file: 'web/src/shared/bet-tile.ts',
    source: `export { bet } from '#features/lottery/bet.ts'`,
  },
  { rule: 'api-does-not-import-ui', file: 'web/src/api/wallet.ts', source: `export { shape } from '#ui/shape.ts'` },
  {
    rule: 'ui-does-not-import-api',
    file: 'web/src/ui/button.ts',
    source: `export type { gateway } from '@longan/sdk'`,
  },
  {
    rule: 'features-do-not-import-the-app',
    file: 'web/src/features/home/links.ts',
    source: `export { routes } from '../../app/routes.ts'`,
  },
  {
    rule: 'only-ui-imports-base-ui',
    file: 'web/src/features/home/sheet.ts',
    source: `export { Dialog } from '@base-ui/react'`,
  },
  {
    rule: 'services-do-not-import-http',
    file: 'mock-server/src/domains/wallet/wallet.service.ts',
    source: `export { http } from 'msw'`,
  },
  {
    rule: 'mock-imports-only-the-entry-of-simulators',
    file: 'mock-server/src/scenarios/spins.ts',
    source: `export { pays } from '../../simulators/slot/rules/slot.rules.ts'`,
  },
  {
    rule: 'simulators-do-not-import-each-other',
    file: 'mock-server/simulators/dice/client/peek.ts',
    source: `export { Reel } from '../../slot/client/reel.ts'`,
  },
  {
    rule: 'clients-import-only-types-of-rules',
    file: 'mock-server/simulators/slot/client/odds.ts',
    source: `export { pays } from '../rules/slot.rules.ts'`,
  },
  {
    rule: 'rules-do-not-import-clients',
    file: 'mock-server/simulators/slot/rules/show.ts',
    source: `export { sheet } from '../../shared/sheet.ts'`,
  },
  {
    rule: 'kernel-imports-only-itself',
    file: 'mock-server/src/kernel/world/world.ts',
    source: `export type { Wager } from '../../domains/wagers/wagers.service.ts'`,
  },
  ...kernelFolders.slice(0, -1).map((folder, index) => ({
    rule: `kernel-${folder.slice(0, -1)}-imports-no-higher-layer`,
    file: `mock-server/src/kernel/${folder}part.ts`,
    source: `export type { part } from '../${kernelFolders[index + 1]}part.ts'`,
  })),
  {
    rule: 'mock-layers-point-down',
    file: 'mock-server/src/domains/inbox/inbox.service.ts',
    source: `export type { mock } from '../../mock-server.ts'`,
  },
  {
    rule: 'art-imports-only-randomness',
    file: 'mock-server/src/art/tile.ts',
    source: `export type { part } from '../kernel/part.ts'`,
  },
  {
    rule: 'scenarios-are-composed-of-histories',
    file: 'mock-server/src/histories/past.ts',
    source: `export { scenario } from '../scenarios/scenario.ts'`,
  },
  {
    rule: 'only-adapters-import-adapters',
    file: 'mock-server/src/serve.ts',
    source: `export { listen } from './adapters/listen.ts'`,
  },
  {
    rule: 'domains-import-only-services-of-each-other',
    file: 'mock-server/src/domains/inbox/inbox.model.ts',
    source: `export type { Wager } from '../wagers/wager.model.ts'`,
  },
  {
    rule: 'domains-import-only-types-of-each-other',
    file: 'mock-server/src/domains/inbox/inbox.view.ts',
    source: `export { wagersService } from '../wagers/wagers.service.ts'`,
  },
  {
    rule: 'only-adapters-import-node',
    file: 'mock-server/src/admin/who.ts',
    source: `export { timingSafeEqual } from 'node:crypto'`,
  },
  {
    rule: 'independent-server-imports-no-package',
    file: 'tests/wire/independent-server/wallet.ts',
    source: `export { gateway } from '@longan/sdk'`,
  },
]

const wager = 'mock-server/src/domains/wagers/wager.model.ts'
const wagers = 'mock-server/src/domains/wagers/wagers.service.ts'

const neighbours = {
  [wager]: 'export type Wager = number',
  [wagers]: `export type { Wager } from './wager.model.ts'\nexport const wagersService = () => 1`,
  'sdk/src/egg.ts': `export { egg as hen } from './hen.ts'\nexport const egg = 1`,
  'sdk/react-query/src/query.ts': 'export const query = 1',
  'tests/wait.ts': 'export const wait = 1',
  'web/src/app/routes.ts': 'export const routes = 1',
  'web/src/features/lottery/bet.ts': 'export const bet = 1',
  'web/src/ui/shape.ts': 'export const shape = 1',
  'mock-server/src/kernel/part.ts': 'export const part = 1',
  'mock-server/src/adapters/listen.ts': 'export const listen = 1',
  'mock-server/src/scenarios/scenario.ts': 'export const scenario = 1',
  'mock-server/simulators/shared/sheet.ts': 'export const sheet = 1',
  'mock-server/simulators/slot/client/reel.ts': 'export const Reel = 1',
  'mock-server/simulators/slot/rules/slot.rules.ts': 'export const pays = 1',
}

const allowed = {
  'web/src/main.tsx': `export { mock } from '@longan/mock-server'`,
  'web/src/testing/render.ts': `export { mock } from '@longan/mock-server'`,
  'web/serve/start.ts': `export { server } from '@longan/mock-server/node'`,
  'web/serve/bundle-sizes.ts': 'export const weigh = 1',
  'tests/performance/web-size.ts': `export { weigh } from '../../web/serve/bundle-sizes.ts'`,
  'web/src/ui/dialog.ts': `export { Dialog } from '@base-ui/react'`,
  'web/src/features/lottery/list.ts': `export { bet } from '#features/lottery/bet.ts'\nexport { gateway } from '@longan/sdk'`,
  'web/src/shared/tile.ts': `export { shape } from '#ui/shape.ts'\nexport type { gateway } from '@longan/sdk'`,
  'mock-server/src/domains/wallet/wallet.service.ts': `export { gateway } from '@longan/sdk'`,
  'mock-server/simulators/slot/client/page.ts': `export type { pays } from '../rules/slot.rules.ts'\nexport { sheet } from '../../shared/sheet.ts'`,
  'mock-server/src/kernel/world/world.ts': `export { clock } from './clock.ts'`,
  'mock-server/src/kernel/world/clock.ts': `export const clock = 1`,
  'mock-server/src/kernel/world/world.test.ts': `export { mock } from '../../mock-server.ts'\nexport { test } from 'node:test'`,
  'mock-server/src/domains/inbox/inbox.service.ts': `export type { wagersService } from '../wagers/wagers.service.ts'\nexport { clock } from '../../kernel/world/clock.ts'`,
  'mock-server/src/domains/domains.ts': `export { wagersService } from './wagers/wagers.service.ts'`,
  'mock-server/simulators/crash/rules/crash.rules.ts': `export { wagersService } from '../../../src/domains/wagers/wagers.service.ts'`,
  'mock-server/src/adapters/files.ts': `export { stat } from 'node:fs/promises'`,
}

test('each rule reports its violation, in the file that has it', () => {
  const files = Object.fromEntries(violations.map(({ file, source }) => [file, source]))
  using fixture = createViolationFixture({ ...neighbours, ...files })
  const { lines, status } = checkArchitecture(fixture)
  const unreported = violations.filter(
    ({ rule, file }) => !lines.some((line) => line.includes(`error ${rule}: ${file}`)),
  )
  expect(violations.map(({ rule }) => rule)).toEqual(config.forbidden.map(({ name }) => name))
  expect(unreported).toEqual([])
  expect(status).toBe(1)
})

test('a lower layer of the mock imports nothing from a higher one, not even a type', () => {
  const sources = {
    'mock-server/src/domains/inbox/a.ts': `export type { mock } from '../../mock-server.ts'`,
    'mock-server/src/domains/inbox/b.ts': `export type { rules } from '../../../simulators/crash/rules/crash.rules.ts'`,
    'mock-server/simulators/crash/rules/crash.rules.ts': `export type { server } from '../../../src/adapters/node.ts'`,
  }
  using fixture = createViolationFixture(sources)
  const { lines } = checkArchitecture(fixture)
  const reported = Object.keys(sources).map((file) =>
    lines.some((line) => line.includes(`mock-layers-point-down: ${file}`)),
  )
  expect(reported).toEqual([true, true, true])
})

test('code that follows the rules passes', () => {
  using fixture = createViolationFixture({ ...neighbours, 'sdk/src/egg.ts': 'export const egg = 1', ...allowed })
  const { lines, status } = checkArchitecture(fixture)
  expect(lines.filter((line) => line.includes('error'))).toEqual([])
  expect(status).toBe(0)
})

test('a check that reads no module does not pass', () => {
  using fixture = createViolationFixture({})
  for (const name of ['sdk', 'mock-server']) rmSync(join(fixture.folder, name, 'src'), { recursive: true })
  const { lines, status } = checkArchitecture(fixture)
  expect(lines.join()).toContain('No module was read')
  expect(status).not.toBe(0)
})
