import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

type Snapshot = { scenario: string; database: Record<string, object[]> }

const STRANGE: readonly [what: string, field: string, reason: string, change: (snapshot: Snapshot) => void][] = [
  [
    'a scenario that nobody knows',
    'scenario',
    'there is no "mars" here, there are default, empty, ',
    (snapshot) => (snapshot.scenario = 'mars'),
  ],
  [
    'a table that no domain declares',
    'database.planets',
    'is no table of this mock: ',
    ({ database }) => (database['planets'] = []),
  ],
  ['a table less', 'database.wagers', 'is missing: ', ({ database }) => delete database['wagers']],
]

test.for(STRANGE)(
  'a snapshot with %s is refused by name, and nothing has happened',
  async ([, field, reason, change]) => {
    const site = setup()
    await site.signIn()
    const before = await site.state()
    const snapshot = JSON.parse(before) as Snapshot
    change(snapshot)

    const { status, json } = await site.control('POST', '/snapshot', snapshot)

    expect([status, json.errorCode, json.value.field]).toEqual([400, 'request_param_err', field])
    expect(json.value.reason.startsWith(reason)).toBe(true)
    expect(json.value.reason).toContain('Save a new one')
    expect(await site.state()).toBe(before)
  },
)
