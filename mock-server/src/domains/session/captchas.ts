import { captchaText } from '../../art/captcha-text.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { SystemService } from '../system/system.service.ts'
import { answerDigest, captchaTable } from './session.model.ts'
import { worldUuid } from './tokens.ts'

const CAPTCHA_LIFETIME = 5 * 60_000
const CAPTCHA_END = 'captcha.end'

export type CaptchaAnswer = { captchaId?: string | undefined; captcha?: string | undefined }

/** Throws a Refusal if the answer is missing, wrong or too late. Each attempt uses the captcha up. */
function solveCaptcha({ table, clock }: World, { captchaId = '', captcha }: CaptchaAnswer): void {
  if (!captcha) {
    const value = { captcha: true, field: 'captcha', reason: 'is missing' }
    throw new Refusal(400, 'captcha.required', 'Please type the verification code', value)
  }
  const captchas = table(captchaTable)
  const stored = captchas.get(captchaId)
  captchas.remove(captchaId)
  if (stored && stored.answer === answerDigest(captchaId, captcha) && stored.expiresAt > clock.now()) return
  throw new Refusal(400, 'captcha.incorrect', 'Verification code error', {
    captcha: true,
    field: 'captcha',
    reason: stored ? 'is wrong or too old' : 'does not belong to an open captcha',
  })
}

export const createCaptchas = (world: World, { system }: { system: SystemService }) => {
  const { clock, ids, events } = world
  const captchas = world.table(captchaTable)
  const hasCaptchas = () => system.isOn('CAPTCHA3')
  events.on(CAPTCHA_END, ({ id }: { id: string }) => captchas.remove(id))

  return {
    /** Creates a captcha. Its answer is valid once, for five minutes. */
    async captcha(): Promise<{ id: string; png: Uint8Array }> {
      // Lazy import: only a page with a failed login loads the code that draws the image.
      const { captchaPng } = await import('../../art/captcha-image.ts')
      const random = world.secretRandom('captcha', ids.next('captcha'))
      const answer = captchaText(random.next)
      const id = worldUuid(world)
      const expiresAt = clock.now() + CAPTCHA_LIFETIME
      await captchas.insert({ id, answer: answerDigest(id, answer), expiresAt })
      events.schedule(expiresAt, CAPTCHA_END, { id })
      return { id, png: captchaPng(answer, random.next) }
    },
    hasCaptchas,
    solveCaptcha(answer: CaptchaAnswer): void {
      if (hasCaptchas()) solveCaptcha(world, answer)
    },
  }
}
