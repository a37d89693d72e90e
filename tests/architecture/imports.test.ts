import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkArchitecture, createViolationFixture } from './violation-fixture.ts'

const laws: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')

type Plant = { law: string; in: string; says: string }

/** One broken sentence per law. */
const plants: Plant[] = [
  { law: 'no-cycles', in: 'sdk/src/hen.ts', says: `export { egg } from './egg.ts'` },
  { law: 'sdk-knows-nobody', in: 'sdk/src/curious.ts', says: `export { mock } from '@longan/mock-server'` },
  {
    law: 'mock-server-knows-only-the-sdk',
    in: 'mock-server/src/curious.ts',
    says: `export { wait } from '../../tests/wait.ts'`,
  },
  { law: 'web-ships-without-the-mock', in: 'web/src/lib/data.ts', says: `export { mock } from '@longan/mock-server'` },
  {
    law: 'the-node-door-is-for-servers-and-tests',
    in: 'openapi/curious.ts',
    says: `export { server } from '@longan/mock-server/node'`,
  },
  { law: 'nobody-imports-the-web', in: 'tests/peek.ts', says: `export { routes } from '../web/src/app/routes.ts'` },
  {
    law: 'features-are-islands',
    in: 'web/src/features/home/home.ts',
    says: `export { bet } from '#features/lottery/bet.ts'`,
  },
  { law: 'web-layers-point-down', in: 'web/src/lib/up.ts', says: `export { routes } from '#app/routes.ts'` },
  {
    law: 'parts-know-no-feature',
    in: 'web/src/shared/bet-tile.ts',
    says: `export { bet } from '#features/lottery/bet.ts'`,
  },
  { law: 'api-knows-no-ui', in: 'web/src/api/wallet.ts', says: `export { shape } from '#ui/shape.ts'` },
  { law: 'ui-knows-no-api', in: 'web/src/ui/button.ts', says: `export type { gateway } from '@longan/sdk'` },
  {
    law: 'features-do-not-know-the-app',
    in: 'web/src/features/home/links.ts',
    says: `export { routes } from '../../app/routes.ts'`,
  },
  {
    law: 'headless-library-stays-behind-ui',
    in: 'web/src/features/home/sheet.ts',
    says: `export { Dialog } from '@base-ui/react'`,
  },
  {
    law: 'services-know-no-http',
    in: 'mock-server/src/domains/wallet/wallet.service.ts',
    says: `export { http } from 'msw'`,
  },
  {
    law: 'partners-are-islands',
    in: 'mock-server/simulators/dice/client/peek.ts',
    says: `export { Reel } from '../../slot/client/reel.ts'`,
  },
  {
    law: 'a-client-knows-rules-by-type-alone',
    in: 'mock-server/simulators/slot/client/odds.ts',
    says: `export { pays } from '../rules/slot.rules.ts'`,
  },
  {
    law: 'rules-know-no-page',
    in: 'mock-server/simulators/slot/rules/show.ts',
    says: `export { sheet } from '../../kit/sheet.ts'`,
  },
  {
    law: 'kernel-knows-only-itself',
    in: 'mock-server/src/kernel/world.ts',
    says: `export type { Wager } from '../domains/wagers/wagers.service.ts'`,
  },
  {
    law: 'mock-floors-point-down',
    in: 'mock-server/src/domains/inbox/inbox.service.ts',
    says: `export type { mock } from '../../mock-server.ts'`,
  },
  {
    law: 'domains-know-only-services-of-each-other',
    in: 'mock-server/src/domains/inbox/inbox.model.ts',
    says: `export type { Wager } from '../wagers/wager.model.ts'`,
  },
  {
    law: 'domains-know-only-types-of-each-other',
    in: 'mock-server/src/domains/inbox/inbox.view.ts',
    says: `export { wagersService } from '../wagers/wagers.service.ts'`,
  },
  {
    law: 'only-doors-know-node',
    in: 'mock-server/src/admin/who.ts',
    says: `export { timingSafeEqual } from 'node:crypto'`,
  },
  {
    law: 'the-second-gateway-knows-nobody',
    in: 'tests/wire/independent-server/wallet.ts',
    says: `export { gateway } from '@longan/sdk'`,
  },
]

const wager = 'mock-server/src/domains/wagers/wager.model.ts'
const wagers = 'mock-server/src/domains/wagers/wagers.service.ts'

const neighbours = {
  [wager]: 'export type Wager = number',
  [wagers]: `export type { Wager } from './wager.model.ts'\nexport const wagersService = () => 1`,
  'sdk/src/egg.ts': `export { egg as hen } from './hen.ts'\nexport const egg = 1`,
  'tests/wait.ts': 'export const wait = 1',
  'web/src/app/routes.ts': 'export const routes = 1',
  'web/src/features/lottery/bet.ts': 'export const bet = 1',
  'web/src/ui/shape.ts': 'export const shape = 1',
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
  'mock-server/simulators/slot/client/page.ts': `export type { pays } from '../rules/slot.rules.ts'\nexport { sheet } from '../../kit/sheet.ts'`,
  'mock-server/src/kernel/world.ts': `export { clock } from './clock.ts'`,
  'mock-server/src/kernel/clock.ts': `export const clock = 1`,
  'mock-server/src/kernel/world.test.ts': `export { mock } from '../mock-server.ts'\nexport { test } from 'node:test'`,
  'mock-server/src/domains/inbox/inbox.service.ts': `export type { wagersService } from '../wagers/wagers.service.ts'\nexport { clock } from '../../kernel/clock.ts'`,
  'mock-server/src/domains/domains.ts': `export { wagersService } from './wagers/wagers.service.ts'`,
  'mock-server/simulators/crash/rules/crash.rules.ts': `export { wagersService } from '../../../src/domains/wagers/wagers.service.ts'`,
  'mock-server/src/adapters/files.ts': `export { stat } from 'node:fs/promises'`,
}

test('every law has a planted violation, and each is caught where it was planted', () => {
  const files = Object.fromEntries(plants.map((plant) => [plant.in, plant.says]))
  using house = createViolationFixture({ ...neighbours, ...files })
  const { lines, status } = checkArchitecture(house)
  const uncaught = plants.filter(({ law, in: file }) => !lines.some((line) => line.includes(`error ${law}: ${file}`)))
  expect(plants.map(({ law }) => law)).toEqual(laws.forbidden.map(({ name }) => name))
  expect(uncaught).toEqual([])
  expect(status).toBe(1)
})

test('what stands lower in the mock knows nothing above it, type or not', () => {
  const plants = {
    'mock-server/src/domains/inbox/a.ts': `export type { mock } from '../../mock-server.ts'`,
    'mock-server/src/domains/inbox/b.ts': `export type { rules } from '../../../partners/crash/rules/crash.rules.ts'`,
    'mock-server/simulators/crash/rules/crash.rules.ts': `export type { server } from '../../../src/adapters/node.ts'`,
  }
  using house = createViolationFixture(plants)
  const { lines } = checkArchitecture(house)
  const caught = Object.keys(plants).map((file) =>
    lines.some((line) => line.includes(`mock-floors-point-down: ${file}`)),
  )
  expect(caught).toEqual([true, true, true])
})

test('a house that keeps its laws is left alone', () => {
  using house = createViolationFixture({ ...neighbours, 'sdk/src/egg.ts': 'export const egg = 1', ...allowed })
  const { lines, status } = checkArchitecture(house)
  expect(lines.filter((line) => line.includes('error'))).toEqual([])
  expect(status).toBe(0)
})

test('a check that reads no module does not pass', () => {
  using house = createViolationFixture({})
  for (const room of ['sdk', 'mock-server']) rmSync(join(house.folder, room, 'src'), { recursive: true })
  const { lines, status } = checkArchitecture(house)
  expect(lines.join()).toContain('No module was read')
  expect(status).not.toBe(0)
})
