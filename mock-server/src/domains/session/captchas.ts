import { captchaText } from '../../art/captcha-text.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { SystemService } from '../system/system.service.ts'
import { answerPrint, captchaTable } from './session.model.ts'
import { worldUuid } from './tokens.ts'

const CAPTCHA_LIFE = 5 * 60_000
const CAPTCHA_END = 'captcha.end'

export type Answer = { captchaId?: string | undefined; captcha?: string | undefined }

/** Refuses an answer to a captcha that is missing, wrong or too late. It is used up by the attempt, right or wrong. */
function solveCaptcha({ table, clock }: World, { captchaId = '', captcha }: Answer): void {
  if (!captcha) {
    const value = { captcha: true, field: 'captcha', reason: 'is missing' }
    throw new Refusal(400, 'captcha.required', 'Please type the verification code', value)
  }
  const captchas = table(captchaTable)
  const asked = captchas.get(captchaId)
  captchas.remove(captchaId)
  if (asked && asked.answer === answerPrint(captchaId, captcha) && asked.expiresAt > clock.now()) return
  throw new Refusal(400, 'captcha.incorrect', 'Verification code error', {
    captcha: true,
    field: 'captcha',
    reason: asked ? 'is wrong or too old' : 'does not belong to a captcha that still waits for its answer',
  })
}

/** Pictures with a code, each to be answered once. */
export const captchasOf = (world: World, { system }: { system: SystemService }) => {
  const { clock, ids, events } = world
  const captchas = world.table(captchaTable)
  /** A site without captchas shows none, and asks for none. */
  const hasCaptchas = () => system.isOn('CAPTCHA3')
  events.on(CAPTCHA_END, ({ id }: { id: string }) => captchas.remove(id))

  return {
    /** A captcha to show; its answer is good once, for five minutes. */
    async captcha(): Promise<{ id: string; png: Uint8Array }> {
      // What draws and packs a picture is fetched by the page whose login failed, and by no other.
      const { captchaPng } = await import('../../art/captcha-image.ts')
      const random = world.secretly('captcha', ids.next('captcha'))
      const answer = captchaText(random.next)
      const id = worldUuid(world)
      const expiresAt = clock.now() + CAPTCHA_LIFE
      await captchas.insert({ id, answer: answerPrint(id, answer), expiresAt })
      events.schedule(expiresAt, CAPTCHA_END, { id })
      return { id, png: captchaPng(answer, random.next) }
    },
    hasCaptchas,
    solveCaptcha(answer: Answer): void {
      if (hasCaptchas()) solveCaptcha(world, answer)
    },
  }
}
