import type { Plugin } from '@redocly/openapi-core'
import { completion } from './completion.ts'
import { errorCodes, module, operationVerb, provenance, requestExamples, responseExamples, units } from './rules.ts'

export default function longanPlugin(): Plugin {
  return {
    id: 'longan',
    preprocessors: { oas3: { completion } },
    rules: {
      oas3: {
        provenance,
        module,
        'operation-verb': operationVerb,
        'response-examples': responseExamples,
        'request-examples': requestExamples,
        'error-codes': errorCodes,
        units,
      },
    },
  }
}
