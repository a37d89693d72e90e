import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { SystemService } from '../system/system.service.ts'
import { humanCheckTable } from './codes.service.ts'

export type HumanAnswer = { captcha_id?: string; pass_token?: string }
export type HumanCheckService = ReturnType<typeof humanCheckService>
type Module = 'GEETEST3' | 'GEETESTVCODE3'

const CHECK_LIFETIME = 5 * 60_000
const EXPIRE_EVENT = 'humanCheck.end'
const PASSED_TOKEN = 'passed'

/** Human checks with a simulated widget: an answer is valid if it names an open check and has the token `passed`. */
export const humanCheckService = (world: World, { system }: { system: SystemService }) => {
  const { clock, events, ids } = world
  const checks = world.table(humanCheckTable)
  events.on(EXPIRE_EVENT, ({ id }: { id: string }) => checks.remove(id))

  return {
    async start(): Promise<string> {
      const stream = world.secretRandom('human', ids.next('human'))
      const id = Array.from({ length: 32 }, () => stream.int(16).toString(16)).join('')
      await checks.insert({ id, expiresAt: clock.now() + CHECK_LIFETIME })
      events.schedule(clock.now() + CHECK_LIFETIME, EXPIRE_EVENT, { id })
      return id
    },

    /** Throws a Refusal if the module is on and the check is not passed. An answer uses the check up, right or wrong. */
    assertHuman(module: Module, answer: HumanAnswer | undefined): void {
      if (!system.isOn(module)) return
      if (!answer) throw refusal('geetest.required', 'is missing')
      const id = answer.captcha_id ?? ''
      const isOpen = checks.get(id) !== undefined
      checks.remove(id)
      if (!isOpen) throw refusal('geetest.failed', 'does not belong to an open check')
      if (answer.pass_token !== PASSED_TOKEN) throw refusal('geetest.failed', 'is not that of a person')
    },
  }
}

const refusal = (code: 'geetest.required' | 'geetest.failed', reason: string) =>
  new Refusal(400, code, `geetestValidateV4: ${reason}`, { field: 'geetestValidateV4', reason })
