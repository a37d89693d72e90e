import { type Browser, chromium, request } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { startServer } from '../performance/processes.ts'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'
import { createWorld, type World } from '@longan/mock-server/playwright'

export type SoakSite = { baseURL: string; world: World; browser: Browser }

/** Friday evening in Hà Nội, at a whole minute, when rounds start. */
const START_TIME = Date.parse('2026-11-20T12:40:00.000Z')
const START_BALANCE = 5_000_000

export async function openSite(seed: number): Promise<SoakSite & AsyncDisposable> {
  const site = await startServer(['web/serve/preview.ts', '--port', '0'])
  const baseURL = site.url.replace('localhost', '127.0.0.1')
  const name = `soak-${seed}`
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { 'x-mock-world': name } })
  const world = await createWorld(api, { name, seed, time: new Date(START_TIME).toISOString() })
  const executablePath = findOrInstallChromium(thisMachine)
  const browser = await chromium.launch({ executablePath, args: thisMachine.isRoot ? ['--no-sandbox'] : [] })
  return {
    baseURL,
    world,
    browser,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await api.dispose()
      await site[Symbol.asyncDispose]()
    },
  }
}

const addressOf = ({ baseURL, world }: SoakSite) => ({ baseURL, world: world.name })

export async function createPlayers(soakSite: SoakSite, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `nguoichoi${index + 1}`)
  for (const [index, username] of names.entries()) {
    const { registration } = await gatewayOf(addressOf(soakSite))
    await registration.byUsername({
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      mobileNum: `09${String(20_000_000 + index)}`,
      countryDialingCode: '+84',
    })
    await soakSite.world.provide('a member has money', { account: username, balance: START_BALANCE })
  }
  return names
}

type Snapshot = {
  transactions: { postings: { account: string; amount: number }[] }[]
  database: { members: { id: number; account: string }[]; wagers: { memberId: number }[] }
}

export async function readMoney(soakSite: SoakSite, players: string[]) {
  const { transactions, database } = (await soakSite.world.snapshot()) as Snapshot
  const { accounts } = await soakSite.world.ledger()
  const reported: Record<string, number> = {}
  for (const player of players) {
    const { id } = database.members.find(({ account }) => account === player)!
    reported[`member:${id}`] = await readBalance(soakSite, player)
  }
  return { transactions, accounts, reported, wagers: database.wagers.length }
}

async function readBalance(soakSite: SoakSite, username: string) {
  const { session } = await gatewayOf(addressOf(soakSite))
  const { token } = await session.login({ type: 'username', username, password: PASSWORD })
  const { sumBalance } = await (await gatewayOf(addressOf(soakSite), token)).wallet.get()
  return Math.round(sumBalance * 100)
}
