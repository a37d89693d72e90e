import type { Oas3Rule } from '@redocly/openapi-core'

const provenances = ['stated', 'observed', 'designed']

/** Reads an extension, which the types of the visitors do not declare. */
const extension = (node: object, name: string) => (node as Record<string, unknown>)[name]

export const provenance: Oas3Rule = () => ({
  Operation(operation, { report, location }) {
    if (provenances.includes(String(extension(operation, 'x-provenance')))) return
    report({ message: `x-provenance must be one of ${provenances.join(', ')}.`, location: location.key() })
  },
})

const isModule = (name: unknown) => typeof name === 'string' && /^[A-Z][A-Z0-9]+( \+ [A-Z][A-Z0-9]+)?$/.test(name)

const isListOfModules = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(isModule) &&
  new Set(value.map((name: string) => name.split(' + ')[1])).size === 1

export const module: Oas3Rule = () => ({
  Operation(operation, { report, location }) {
    const value = extension(operation, 'x-module')
    if (value === '-' || isModule(value) || isListOfModules(value)) return
    const message =
      "x-module must name the module (GAMELO3), two that must both be on (REG3 + USERNAMEREG3), a list of alternatives, or '-' for none."
    report({ message, location: location.key() })
  },
})

type Content = Record<string, { example?: unknown; examples?: unknown }>
const hasExample = ({ example, examples }: Content[string]) => example !== undefined || examples !== undefined

export const responseExamples: Oas3Rule = () => ({
  Response(response, { report, location, key }) {
    if (!response.content && key !== '204')
      report({ message: 'The response has no content; write its x-envelope-value and x-response-example.', location })
    for (const [type, media] of Object.entries(response.content ?? {})) {
      if (hasExample(media)) continue
      const message = `The response has no example of ${type}; write x-response-example.`
      report({ message, location: location.child(['content', type]).key() })
    }
  },
})

/** Requires examples of bodies and required parameters, so that there is an example request for each operation. */
export const requestExamples: Oas3Rule = () => ({
  RequestBody(body, { report, location }) {
    for (const [type, media] of Object.entries(body.content)) {
      if (hasExample(media)) continue
      const message = `The body has no example of ${type}; write example.`
      report({ message, location: location.child(['content', type]).key() })
    }
  },
  Parameter(parameter, { report, location }) {
    if (!parameter.required || hasExample(parameter)) return
    report({ message: `The required parameter ${parameter.name} has no example; write example.`, location })
  },
})

export const errorCodes: Oas3Rule = () => {
  const known = new Set<string>()
  const used: { code: string; report: (message: string) => void }[] = []
  return {
    Schema(schema, { location }) {
      if (location.pointer.endsWith('/ErrorCode')) for (const code of schema.enum ?? []) known.add(String(code))
    },
    Response(response, { report, location, key }) {
      const codes = extension(response, 'x-error-codes')
      const failure = /^[45]|^default$/.test(String(key))
      if (failure && !Array.isArray(codes))
        report({ message: 'A failure must list x-error-codes.', location: location.key() })
      for (const code of Array.isArray(codes) ? codes : []) {
        used.push({ code, report: (message) => report({ message, location: location.child('x-error-codes') }) })
      }
    },
    Root: {
      leave() {
        for (const { code, report } of used)
          if (!known.has(code))
            report(
              `${code} is not in the list of error codes: add it to x-messages of ErrorCode in openapi/schemas/envelope.yaml.`,
            )
      },
    },
  }
}

type SchemaType = string | string[] | undefined
const isNumber = (kind: SchemaType) => [kind].flat().some((one) => one === 'integer' || one === 'number')

export const units: Oas3Rule = () => ({
  Schema(schema, { report, location, key, parent }) {
    const description = key === 'schema' ? (extension(parent, 'description') ?? schema.description) : schema.description
    if (!isNumber(schema.type as SchemaType) || description) return
    const message =
      'The number does not say what it counts (milliseconds, money, rows, an id ...); write description, or refer to a number of schemas/scalars.yaml.'
    report({ message, location })
  },
})
