import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { SystemService } from '../system/system.service.ts'
import { humanCheckTable } from './codes.model.ts'

/** What the widget answers, as the client passes it on. */
export type HumanAnswer = { captcha_id?: string; pass_token?: string }
export type HumanCheckService = ReturnType<typeof humanCheckService>
type Module = 'GEETEST3' | 'GEETESTVCODE3'

const LIFE = 5 * 60_000
const END = 'humanCheck.end'
/** What the stand-in for the widget says of a person. */
const PASSED = 'passed'

/** Checks that a person is there. A stand-in plays the widget: its answer is good when it names a check that waits, and says `passed`. */
export const humanCheckService = (world: World, { system }: { system: SystemService }) => {
  const { clock, events, ids } = world
  const checks = world.table(humanCheckTable)
  events.on(END, ({ id }: { id: string }) => checks.remove(id))

  return {
    /** Begins a check; its answer is good once, for five minutes. */
    async begin(): Promise<string> {
      const stream = world.secretly('human', ids.next('human'))
      const id = Array.from({ length: 32 }, () => stream.int(16).toString(16)).join('')
      await checks.insert({ id, expiresAt: clock.now() + LIFE })
      events.schedule(clock.now() + LIFE, END, { id })
      return id
    },

    /** Where the module is on, refuses whoever has not passed the check. An answer is used up, right or wrong. */
    refuseMachine(module: Module, answer: HumanAnswer | undefined): void {
      if (!system.isOn(module)) return
      if (!answer) throw refused('geetest.required', 'is missing')
      const id = answer.captcha_id ?? ''
      const isWaiting = checks.get(id) !== undefined
      checks.remove(id)
      if (!isWaiting) throw refused('geetest.failed', 'does not belong to a check that still waits for its answer')
      if (answer.pass_token !== PASSED) throw refused('geetest.failed', 'is not that of a person')
    },
  }
}

const refused = (code: 'geetest.required' | 'geetest.failed', reason: string) =>
  new Refusal(400, code, `geetestValidateV4: ${reason}`, { field: 'geetestValidateV4', reason })
