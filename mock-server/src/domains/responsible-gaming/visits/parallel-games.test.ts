import { expect, test } from 'vitest'
import { DAY } from '../../../kernel/world/local-day.ts'
import { asMember } from '../testing.ts'

const SLOT = { vassalage: 'NGT', gameType: 'RNG', nodeId: 10001 }
const LOBBY = { vassalage: 'NGT', gameType: 'RNG' }

test.for([
  [SLOT, LOBBY],
  [LOBBY, SLOT],
] as const)('in rulebook vn the lobby of a vendor and each of its slots are one game: %j', async ([opened, next]) => {
  const { services, memberId, world } = await asMember('many01', 'vn')
  await services.visits.open({ memberId, ...opened, expiresAt: world.clock.now() + DAY })

  expect(() => services.playRules.assertLaunch(memberId, next)).not.toThrow()
  expect(() => services.playRules.assertLaunch(memberId, { ...next, vassalage: 'SEN' })).toThrow(/only one game/i)
})
