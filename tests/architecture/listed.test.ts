import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unlisted } from './listed.ts'
import { createViolationFixture } from './violation-fixture.ts'

const lists = {
  'mock-server/src/domains/domains.ts': `import { wallet } from './wallet/wallet.domain.ts'\nexport const domains = [wallet]`,
  'mock-server/src/domains/wallet/wallet.domain.ts': 'export const wallet = 1',
  'mock-server/simulators/simulators.ts': `import { slot } from './slot/rules/slot.partner.ts'\nexport const partners = [slot]`,
  'mock-server/simulators/slot/rules/slot.simulator.ts': 'export const slot = 1',
}

test('every domain and every partner is in its list', () => {
  expect(unlisted(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([])
})

test('a domain or partner that nobody lists is named, with what to do', () => {
  using house = createViolationFixture({
    ...lists,
    'mock-server/src/domains/inbox/inbox.domain.ts': 'export const inbox = 1',
    'mock-server/src/domains/vip/vip.service.ts': 'export const vip = 1',
    'mock-server/simulators/crash/rules/crash.partner.ts': 'export const crash = 1',
  })

  expect(unlisted(house.folder)).toEqual([
    'mock-server/src/domains/vip/vip.domain.ts is missing: say there what the domain is made of, as its neighbours do',
    'mock-server/src/domains/inbox/inbox.domain.ts is in no list: import it in mock-server/src/domains/domains.ts and add it there',
    'mock-server/simulators/crash/rules/crash.partner.ts is in no list: import it in mock-server/simulators/simulators.ts and add it there',
  ])
})

test('a house whose lists are whole is left alone', () => {
  using house = createViolationFixture(lists)

  expect(unlisted(house.folder)).toEqual([])
})
