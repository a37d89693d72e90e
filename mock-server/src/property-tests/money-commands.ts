import fc from 'fast-check'
import type { Site } from '../gateway.ts'
import { Refusal } from '../kernel/refusal.ts'
import { agentDeeds } from './agent-deeds.ts'
import { cashierDeeds } from './cashier-deeds.ts'
import { type Command, password } from './deed.ts'
import { gameDeeds } from './game-deeds.ts'
import { giftDeeds } from './gift-deeds.ts'

const deeds: Record<string, Command> = { ...cashierDeeds, ...gameDeeds, ...giftDeeds, ...agentDeeds }

/** Every way in which money moves, by name. */
export const moneyDeeds = Object.keys(deeds)
export type MoneyCommand = { name: string; account: string; amount: number; pick: number; minutes: number }

const ACCOUNTS = ['demo01', 'demo02', 'many01', 'vip02', 'agent01', 'agent01']
/** What others wait for. */
const OFTEN = ['deposit', 'withdraw', 'withdraw', 'approve', 'sendBack', 'sendBack', 'playOn', 'offer']
const AMOUNTS = [
  -1, 0, 1, 99, 100, 12_345, 100_000, 5_000_000, 10_000_000, 50_000_000, 123_456_700, 1_000_000_000, 30_000_000_000,
]

const command: fc.Arbitrary<MoneyCommand> = fc.record({
  name: fc.constantFrom(...moneyDeeds, ...OFTEN),
  account: fc.constantFrom(...ACCOUNTS),
  amount: fc.constantFrom(...AMOUNTS),
  pick: fc.nat(99),
  /** What passes before it. */
  minutes: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, 10, 60, 1500),
})
/** So many commands in any order, with time between them. */
export const commandsOf = (length: number): fc.Arbitrary<MoneyCommand[]> =>
  fc.array(command, { minLength: length, maxLength: length, size: 'max' })

/** Everybody who gives commands has been there before, with what that brings; some of those below them can pay, too. */
export const signInAll = ({ world, services }: Site) =>
  world.run(async () => {
    for (const username of new Set(ACCOUNTS)) {
      await services.session.login({ type: 'username', username, password: 'Demo@123' }, 'en')
      for (const { id } of services.tree.branchOf(services.members.named(username).id).slice(0, 5))
        await services.paymentPassword.set(id, password)
    }
  })

/** Gives a command when its time has come; answers why it was refused, or nothing. `ready` hears when it is about to begin. */
export const give = (
  { world, services }: Site,
  { name, minutes, account, amount, pick }: MoneyCommand,
  ready = () => {},
) =>
  world.run(async (): Promise<Refusal | undefined> => {
    world.clock.advance(minutes * 60_000)
    await world.catchUp()
    world.feed.settle()
    ready()
    try {
      await deeds[name]!({ services, member: services.members.named(account), amount, pick })
      return undefined
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  })
