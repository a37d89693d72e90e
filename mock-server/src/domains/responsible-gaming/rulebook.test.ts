import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { rulebooks } from './rulebook.service.ts'
import { RULEBOOK_IDS } from './rulebooks/rulebook.ts'

test('a new site has the open rulebook; a preset or a setting chooses another [R-1-02]', async () => {
  const { gatewayOf, control } = setup()
  const idOf = async () => (await gatewayOf().responsibleGaming.getRulebook()).rulebookId
  expect(await idOf()).toBe('open')

  await control('POST', '/preset', { name: 'rules-de' })
  expect(await idOf()).toBe('de')
  await control('PATCH', '/settings', { rulebook: 'mt' })
  expect(await idOf()).toBe('mt')

  const { status, json } = await control('PATCH', '/settings', { rulebook: 'fr' })
  expect([status, json.message]).toEqual([400, expect.stringContaining('open, gb, de, on, mt, vn')])
  expect(await idOf()).toBe('mt')
})

test.for(RULEBOOK_IDS)('each rule of %s has a value and a citation [R-1-01]', async (id) => {
  const { gatewayOf, control } = setup()
  await control('POST', '/preset', { name: `rules-${id}` })

  const { rules } = await gatewayOf().responsibleGaming.getRulebook()

  expect(rules.length).toBeGreaterThan(15)
  for (const { value, citation } of rules) {
    expect(value).toBeDefined()
    expect(citation.title).not.toBe('')
    expect(citation.clause).not.toBe('')
    expect(citation.date).toMatch(/^20\d\d-\d\d(-\d\d)?$/)
  }
})

test('amounts of the law are converted at the stated rate', async () => {
  const { gatewayOf, control } = setup()
  await control('POST', '/preset', { name: 'rules-gb' })

  const { rules, currency } = await gatewayOf().responsibleGaming.getRulebook()

  expect(currency).toEqual({ code: 'GBP', rate: 35_000, date: '2026-11-02' })
  expect(rules.find(({ ruleId }) => ruleId === 'stake.slot.highest')?.value).toBe(175_000)
})

test.for([
  ['gb', 'stake.slot.highest.young', 70_000],
  ['de', 'limit.deposit.highest', 30_500_000],
  ['de', 'stake.slot.highest', 30_500],
  ['vn', 'stake.day.highest', 10_000_000],
] as const)('rulebook %s answers %s as an amount', async ([id, rule, amount]) => {
  const { gatewayOf, control } = setup()
  await control('POST', '/preset', { name: `rules-${id}` })

  const { rules } = await gatewayOf().responsibleGaming.getRulebook()

  expect(rules.find(({ ruleId }) => ruleId === rule)?.value).toBe(amount)
})

test('only the open rulebook cites the site alone', () => {
  for (const { id, rules } of Object.values(rulebooks))
    expect(Object.values(rules).every(({ citation }) => citation.source === 'own')).toBe(id === 'open')
})

test('without the module the rulebook is not there', async () => {
  const { gatewayOf, control } = setup()
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })

  await expect(gatewayOf().responsibleGaming.getRulebook()).rejects.toMatchObject({
    status: 403,
    code: 'function.not.available',
  })
})
