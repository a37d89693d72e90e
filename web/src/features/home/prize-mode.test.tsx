import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AlwaysIntersectingObserver, success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const vendor = (vassalage: string) => ({ vassalage, displayName: vassalage, gameType: 'ELOTT', gameId: 1, nodeId: 2 })

async function modeAtHome(vendors: Response | Promise<Response>) {
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  const { calls } = await renderScreen('/m/home', { answers: { listVendors: () => vendors } })
  await waitFor(() => expect(calls('listVendors')).toHaveLength(1))
  return () => calls('listOpenedNumeros').at(-1)?.query.get('prizeMode')
}
const mapped = (mapping: object) => success({ sorting: [], mapping })

test('before the vendors are known the prize mode is the electronic one [G-9-06]', async () => {
  const mode = await modeAtHome(new Promise(() => {}))
  await waitFor(() => expect(mode()).toBe('Elott'))
})

test.each(['TCG_LOTTO_VN', 'LOTT'])(
  'with an electronic entry of %s the prize mode is that one [G-4-12]',
  async (name) => {
    const mode = await modeAtHome(mapped({ LOTT: [vendor('TCG_LOTTO_VN')], ELOTT: [vendor(name)] }))
    await waitFor(() => expect(mode()).toBe('Elott'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(mode()).toBe('Elott')
  },
)

test('without an electronic entry the prize mode is the lottery one [G-4-13]', async () => {
  const mode = await modeAtHome(mapped({ LOTT: [vendor('TCG_LOTTO_VN')], ELOTT: [vendor('SOMEBODY')] }))
  await waitFor(() => expect(mode()).toBe('Lott'))
})

test('a lottery of South-East Asia is launched in its own prize mode [G-4-14]', async () => {
  const at = '/m/play?vassalage=TCG_SEA&gameType=ELOTT&gameCode=SEALA3'
  const { calls, lastQuery } = await renderScreen(at, { as: 'demo01' })
  await waitFor(() => expect(calls('launchGame')).toHaveLength(1))
  expect(lastQuery('launchGame').lottoPrizeMode).toBe('SEA')
})

test('a lottery is launched with vendor, code, prize mode and play type [G-7-30]', async () => {
  const at = '/m/play?vassalage=TCG_LOTTO_VN&gameType=ELOTT&gameCode=VNM5'
  const { calls, lastQuery } = await renderScreen(at, { as: 'demo01' })
  await waitFor(() => expect(calls('launchGame')).toHaveLength(1))
  expect(lastQuery('launchGame')).toMatchObject({
    vassalage: 'TCG_LOTTO_VN',
    lottoGameCode: 'VNM5',
    lottoPrizeMode: 'Elott',
    playType: 'ent',
  })
})
