import fc from 'fast-check'
import type { Site } from '../gateway.ts'
import { Refusal } from '../kernel/validation/refusal.ts'
import { agentCommands } from './agent-commands.ts'
import { cashierCommands } from './cashier-commands.ts'
import { type Command, password } from './command.ts'
import { gameCommands } from './game-commands.ts'
import { bonusCommands } from './bonus-commands.ts'

const commands: Record<string, Command> = { ...cashierCommands, ...gameCommands, ...bonusCommands, ...agentCommands }

export const commandNames = Object.keys(commands)
export type MoneyCommand = { name: string; account: string; amount: number; pick: number; minutes: number }

const ACCOUNTS = ['demo01', 'demo02', 'many01', 'vip02', 'agent01', 'agent01']
/** Commands that others depend on, so they are drawn more often. */
const FREQUENT = ['deposit', 'withdraw', 'withdraw', 'approve', 'sendBack', 'sendBack', 'playOn', 'offer']
const AMOUNTS = [
  -1, 0, 1, 99, 100, 12_345, 100_000, 5_000_000, 10_000_000, 50_000_000, 123_456_700, 1_000_000_000, 30_000_000_000,
]

const command: fc.Arbitrary<MoneyCommand> = fc.record({
  name: fc.constantFrom(...commandNames, ...FREQUENT),
  account: fc.constantFrom(...ACCOUNTS),
  amount: fc.constantFrom(...AMOUNTS),
  pick: fc.nat(99),
  minutes: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, 10, 60, 1500),
})
export const commandsOf = (length: number): fc.Arbitrary<MoneyCommand[]> =>
  fc.array(command, { minLength: length, maxLength: length, size: 'max' })

export const signInAll = ({ world, services }: Site) =>
  world.run(async () => {
    for (const username of new Set(ACCOUNTS)) {
      await services.session.login({ type: 'username', username, password: 'Demo@123' }, 'en')
      for (const { id } of services.tree.branchOf(services.members.getByAccount(username).id).slice(0, 5))
        await services.paymentPassword.set(id, password)
    }
  })

export const runCommand = (
  { world, services }: Site,
  { name, minutes, account, amount, pick }: MoneyCommand,
  onStart = () => {},
) =>
  world.run(async (): Promise<Refusal | undefined> => {
    world.clock.advance(minutes * 60_000)
    await world.catchUp()
    world.changeLog.flush()
    onStart()
    try {
      await commands[name]!({ services, member: services.members.getByAccount(account), amount, pick })
      return undefined
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  })
