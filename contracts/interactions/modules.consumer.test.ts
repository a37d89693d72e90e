import { test } from 'vitest'
import { operation } from '../consumer/pact.ts'
import { equal, listWith } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const getWhitelabel = operation('getWhitelabel', { call: (gateway) => gateway.system.getWhitelabel() })
const getSystemStatus = operation('getSystemStatus', { call: (gateway) => gateway.system.getStatus() })

/** The first and the last branch of the tree, each with its first and its last module. */
const branches = [
  { branch: 'HOMEPAGE', modules: ['GAMELO3', 'PROMO3'] },
  { branch: 'AGEPAG', modules: ['TEAMBETTING3', 'RTSALARY3'] },
]
const switched = branches.flatMap((one) =>
  [one.branch, ...one.modules].flatMap((modId) => [true, false].map((isOn) => ({ ...one, modId, isOn }))),
)

test.each(switched)('getWhitelabel and getSystemStatus with $modId on: $isOn', async ({ branch, modId, isOn }) => {
  const given: ProviderState[] = [['a module is switched', { modId, isOn }]]
  const node = { modId: equal(modId), enabled: equal(isOn ? '1' : '0') }
  const isBranch = modId === branch
  const childrenNodes = listWith(isBranch ? node : { modId: equal(branch), childrenNodes: listWith(node) })
  const about = `with ${modId} ${isOn ? 'on' : 'off'}`
  await getWhitelabel.answers({ about, given, reply: { childrenNodes } })
  await getSystemStatus.answers({ about, given, reply: { info: { whitelabel: { childrenNodes } } } })
})
