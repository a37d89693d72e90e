import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findUnlistedModules } from './unlisted-modules.ts'
import { createViolationFixture } from './violation-fixture.ts'

const lists = {
  'mock-server/src/domains/domains.ts': `import { wallet } from './wallet/wallet.domain.ts'\nexport const domains = [wallet]`,
  'mock-server/src/domains/wallet/wallet.domain.ts': 'export const wallet = 1',
  'mock-server/simulators/simulators.ts': `import { slot } from './slot/rules/slot.simulator.ts'\nexport const simulators = [slot]`,
  'mock-server/simulators/slot/rules/slot.simulator.ts': 'export const slot = 1',
}

test('each domain and each simulator is in its list', () => {
  expect(findUnlistedModules(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([])
})

test('a domain or simulator that is missing from its list is reported with the remedy', () => {
  using fixture = createViolationFixture({
    ...lists,
    'mock-server/src/domains/inbox/inbox.domain.ts': 'export const inbox = 1',
    'mock-server/src/domains/vip/vip.service.ts': 'export const vip = 1',
    'mock-server/simulators/crash/rules/crash.simulator.ts': 'export const crash = 1',
  })

  expect(findUnlistedModules(fixture.folder)).toEqual([
    'mock-server/src/domains/vip/vip.domain.ts is missing: define the domain there, as the other domains do',
    'mock-server/src/domains/inbox/inbox.domain.ts is in no list: import it in mock-server/src/domains/domains.ts and add it there',
    'mock-server/simulators/crash/rules/crash.simulator.ts is in no list: import it in mock-server/simulators/simulators.ts and add it there',
  ])
})

test('complete lists pass', () => {
  using fixture = createViolationFixture(lists)

  expect(findUnlistedModules(fixture.folder)).toEqual([])
})
