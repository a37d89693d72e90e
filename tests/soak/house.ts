import { type Browser, chromium, request } from '@playwright/test'
import { findOrInstallChromium } from '../chromium/find-chromium.ts'
import { thisMachine } from '../chromium/this-machine.ts'
import { startServer } from '../performance/processes.ts'
import { gatewayOf, PASSWORD } from '../support/sign-in.ts'
import { createWorld, type World } from '@longan/mock-server/playwright'

/** A site with one world, and one browser in front of it. */
export type House = { baseURL: string; world: World; browser: Browser }

/** Friday evening in Hà Nội, whole rounds after whole minutes. */
const EVENING = Date.parse('2026-11-20T12:40:00.000Z')
/** What a player comes with, in the site's currency. */
const PURSE = 5_000_000

export async function openHouse(seed: number): Promise<House & AsyncDisposable> {
  const site = await startServer(['web/serve/preview.ts', '--port', '0'])
  const baseURL = site.url.replace('localhost', '127.0.0.1')
  const name = `soak-${seed}`
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { 'x-mock-world': name } })
  const world = await createWorld(api, { name, seed, time: new Date(EVENING).toISOString() })
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

const placeOf = ({ baseURL, world }: House) => ({ baseURL, world: world.name })

/** Makes `count` members who may play; their names. */
export async function newPlayers(house: House, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `nguoichoi${index + 1}`)
  for (const [index, username] of names.entries()) {
    const { registration } = await gatewayOf(placeOf(house))
    await registration.byUsername({
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      mobileNum: `09${String(20_000_000 + index)}`,
      countryDialingCode: '+84',
    })
    await house.world.provide('a member has money', { account: username, balance: PURSE })
  }
  return names
}

type Snapshot = {
  transactions: { postings: { account: string; amount: number }[] }[]
  database: { members: { id: number; account: string }[]; wagers: { memberId: number }[] }
}

/** All the money of the world, and what the gateway tells `players` that they have. */
export async function moneyOf(house: House, players: string[]) {
  const { transactions, database } = (await house.world.snapshot()) as Snapshot
  const { accounts } = await house.world.ledger()
  const told: Record<string, number> = {}
  for (const player of players) {
    const { id } = database.members.find(({ account }) => account === player)!
    told[`member:${id}`] = await balanceTold(house, player)
  }
  return { transactions, accounts, told, wagers: database.wagers.length }
}

async function balanceTold(house: House, username: string) {
  const { session } = await gatewayOf(placeOf(house))
  const { token } = await session.login({ type: 'username', username, password: PASSWORD })
  const { sumBalance } = await (await gatewayOf(placeOf(house), token)).wallet.get()
  return Math.round(sumBalance * 100)
}
