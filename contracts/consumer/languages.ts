import { expect } from 'vitest'
import type { Operation } from './pact.ts'
import type { InteractionRequest } from './request.ts'
import { type MatcherOf, textLike } from './shapes.ts'
import type { ProviderState } from '../states/states.ts'

const inBothLanguages: ProviderState = ['texts are in both languages', {}]

/** Vietnamese: with a letter that Latin-1 does not have, so that a wrong encoding is noticed as well. English: without a letter beyond ASCII. */
const languages = [
  { name: 'Vietnamese', code: 'VI', text: textLike('^[\\s\\S]*[ĂăĐđƠơƯưẠ-ỹ][\\s\\S]*$', 'Tiếng Việt') },
  { name: 'English', code: 'EN', text: textLike('^[^À-ỹ]+$', 'English') },
]

const languageParameters = ['language', 'lang']

/** Requests an operation in each language. `reply` has a text of this language wherever the user reads one. */
export async function answersInBothLanguages(
  operation: Operation,
  reply: (text: MatcherOf<string>) => unknown,
  about = '',
) {
  const { given = [], query, gateway } = operation.request
  for (const { name, code, text } of languages)
    await operation.answers({
      about: [about, `in ${name}`].filter(Boolean).join(' '),
      given: [...given, inBothLanguages],
      gateway: { ...gateway, language: () => code },
      ...(query && { query: withLanguage(query, code) }),
      reply: reply(text),
      returns: expect.anything(),
    })
}

const withLanguage = (query: NonNullable<InteractionRequest['query']>, code: string) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, languageParameters.includes(name) ? code : value]),
  )
