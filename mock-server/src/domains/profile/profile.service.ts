import { Secret, TOTP } from 'otpauth'
import { digest } from '../../kernel/world/random.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import * as v from 'valibot'
import { defineTable } from '../../kernel/tables/table.ts'

const choiceSchema = v.object({ id: v.number(), icon: v.optional(v.string()), language: v.optional(v.string()) })

/** A member's answers to security questions, as hashes. `id` is the member's. */
const answersSchema = v.object({
  id: v.number(),
  answers: v.array(v.object({ questionId: v.number(), print: v.string() })),
})

/** The secret of a member's authenticator, bound or not yet. `id` is the member's. */
const authenticatorSchema = v.object({ id: v.number(), secretKey: v.string() })

export const choiceTable = defineTable('choices', choiceSchema)
export const answersTable = defineTable('securityAnswers', answersSchema)
export const authenticatorTable = defineTable('authenticators', authenticatorSchema)

export type ProfileService = ReturnType<typeof profileService>
export type QuestionAnswer = { questionId: number; answer: string }
type Dependencies = { members: MembersService }
type Choice = { icon?: string; language?: string }

/** The site's security questions; ids count from 1. */
export const QUESTIONS = [
  { vi: 'Tên trường tiểu học của bạn?', en: 'What was the name of your primary school?' },
  { vi: 'Món ăn bạn thích nhất?', en: 'What is your favourite dish?' },
  { vi: 'Thành phố nơi bạn sinh ra?', en: 'In which city were you born?' },
  { vi: 'Tên người bạn thân nhất thời thơ ấu?', en: 'What was the name of your best childhood friend?' },
  { vi: 'Tên con vật nuôi đầu tiên của bạn?', en: 'What was the name of your first pet?' },
] as const
const ICON_COUNT = 12

export const profileService = (world: World, dependencies: Dependencies) => {
  const choices = world.table(choiceTable)
  const answers = world.table(answersTable)

  async function saveChoice(id: number, choice: Choice): Promise<void> {
    if (choices.get(id)) await choices.update(id, choice)
    else await choices.insert({ id, ...choice })
  }

  return {
    ...authenticators(world, dependencies),
    iconOf: (memberId: number): string => choices.get(memberId)?.icon ?? 'default',
    async setIcon(memberId: number, icon: string): Promise<void> {
      const number = Number(icon)
      if (!(Number.isInteger(number) && number >= 1 && number <= ICON_COUNT))
        throw invalidField('icon', 'is not one of the pictures')
      await saveChoice(memberId, { icon })
    },
    languageOf: (memberId: number): string | undefined => choices.get(memberId)?.language,
    setLanguage: (memberId: number, language: string): Promise<void> => saveChoice(memberId, { language }),

    questionsOf: (memberId: number): number[] =>
      answers.get(memberId)?.answers.map(({ questionId }) => questionId) ?? [],
    async setAnswers(memberId: number, input: readonly QuestionAnswer[]): Promise<void> {
      for (const [index, { questionId }] of input.entries()) {
        if (!QUESTIONS[questionId - 1])
          throw invalidField(`questions.${index}.questionId`, 'is not a question of the site')
        const first = input.findIndex((one) => one.questionId === questionId)
        if (first !== index) throw invalidField(`questions.${index}.questionId`, 'is there twice')
      }
      const hashed = input.map(({ questionId, answer }) => ({
        questionId,
        print: digest(`${memberId} ${questionId} ${answer.trim().toLowerCase()}`),
      }))
      answers.remove(memberId)
      await answers.insert({ id: memberId, answers: hashed })
    },
  }
}

function authenticators({ table, clock, secretRandom }: World, { members }: Dependencies) {
  const rows = table(authenticatorTable)
  const isBound = (memberId: number): boolean => members.get(memberId)?.hasAuthenticator ?? false

  async function saveSecret(id: number, secretKey: string, hasAuthenticator: boolean): Promise<void> {
    rows.remove(id)
    await rows.insert({ id, secretKey })
    await members.update(id, { hasAuthenticator })
  }

  return {
    isBound,
    /** The secret to add to an authenticator; undefined once one is bound. */
    async secretFor(memberId: number): Promise<string | undefined> {
      if (isBound(memberId)) return undefined
      const known = rows.get(memberId)
      if (known) return known.secretKey
      const stream = secretRandom('authenticator', memberId)
      const secretKey = Array.from({ length: 32 }, () => BASE32[stream.int(BASE32.length)]).join('')
      await rows.insert({ id: memberId, secretKey })
      return secretKey
    },
    async bind(memberId: number, { secretKey, code }: { secretKey: string; code: string }): Promise<void> {
      if (isBound(memberId)) throw invalidField('secretKey', 'is bound already')
      // Clocks differ: the codes before and after count as well.
      if (totpOf(secretKey).validate({ token: code, timestamp: clock.now(), window: 1 }) === null) {
        const value = { field: 'code', reason: 'is not what the authenticator shows now' }
        throw new Refusal(400, 'verification.code.incorrect', `code: ${value.reason}`, value)
      }
      await saveSecret(memberId, secretKey, true)
    },
    putSecret: (memberId: number, secretKey: string): Promise<void> => saveSecret(memberId, secretKey, false),
  }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The one-time codes of an authenticator (RFC 6238, SHA-1, 30 s, six digits). */
export const totpOf = (secretKey: string, { issuer = '', account = '' } = {}): TOTP =>
  new TOTP({ issuer, label: account, secret: Secret.fromBase32(secretKey) })
