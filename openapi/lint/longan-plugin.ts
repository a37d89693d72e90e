import type { Plugin } from '@redocly/openapi-core'
import { errorCodes, operationVerb, provenance, responseExamples, tokenDeclares401 } from './rules.ts'

/** The house rules of the description, for `redocly lint`. */
export default function longanPlugin(): Plugin {
  return {
    id: 'longan',
    rules: {
      oas3: {
        provenance,
        'operation-verb': operationVerb,
        'response-examples': responseExamples,
        'token-declares-401': tokenDeclares401,
        'error-codes': errorCodes,
      },
    },
  }
}
