import { openApiDocument, type Operation } from '../../kernel/validation/openapi-document.ts'
import { branchesOf, escapeName, findField, nodeAt, type Place, stepsOf, toJsonPath } from './document-places.ts'
import { isSafeName } from './infer-schema.ts'
import type { Finding } from './findings.ts'
import type { Lesson } from './learn.ts'
import { describeUnknownCall } from './observed-operation.ts'
import { isEnumerationCode } from './safe-example.ts'

type Action = { target: string; update?: unknown; remove?: true }
/** An OpenAPI Overlay 1.0: the changes of a document, each with the place (RFC 9535) that it changes. */
export type Overlay = { overlay: '1.0.0'; info: { title: string; version: string }; actions: Action[] }
export type Proposal = {
  overlay: Overlay
  /** Findings without a proposal: a person must look at them. */
  open: Finding[]
}
type Context = { document: object; mark: { 'x-provenance': 'observed'; 'x-observed': string } }

/** Proposes the changes of the document after which it has what was observed. `day` (`YYYY-MM-DD`) is written with each change. */
export function proposeOverlay({ findings, unknownCalls }: Lesson, document: object, day: string): Proposal {
  const context: Context = { document, mark: { 'x-provenance': 'observed', 'x-observed': day } }
  const actions: Action[] = unknownCalls.map((call) => ({
    target: "$['paths']",
    update: { [call.path]: describeUnknownCall(call, context.mark) },
  }))
  const open: Finding[] = []
  const wholes = new Set(findings.filter(isNewField).map(({ call, field }) => `${call} ${field}`))
  for (const finding of findings) {
    // The schema of a new field has its inner fields.
    if (finding.part === 'call' || (isNewField(finding) && isInside(finding, wholes))) continue
    const proposed = finding.operations.flatMap((id) => proposeFor(finding, operationOf(id), context))
    if (proposed.length === 0) open.push(finding)
    actions.push(...proposed)
  }
  const distinct = [...new Map(actions.map((action) => [JSON.stringify(action), action])).values()]
  const info = { title: 'Observed in recorded traffic', version: day }
  return { overlay: { overlay: '1.0.0', info, actions: distinct }, open }
}

const operationOf = (id: string): Operation => openApiDocument.operations.find((one) => one.id === id)!

const isNewField = ({ kind, part }: Finding) => kind === 'undocumented' && part !== 'query'

function isInside({ call, field }: Finding, wholes: ReadonlySet<string>): boolean {
  const parents = [...field.matchAll(/\[\]|\./g)].map(({ index }) => field.slice(0, index))
  return parents.some((parent) => wholes.has(`${call} ${parent}`))
}

function proposeFor(finding: Finding, operation: Operation, context: Context): Action[] {
  if (finding.part === 'query') return proposeParameter(finding, operation, context)
  if (finding.kind === 'status') return proposeCode(finding, operation, context)
  const root = rootOf(finding, operation)
  const field = finding.field.replace(/^(?:request|failure) /, '')
  if (finding.kind === 'undocumented') return proposeField(finding, { root, field }, context)
  if (finding.kind === 'missing') return proposeOptional({ root, field }, context)
  if (finding.kind === 'renamed' && finding.to !== undefined)
    return [
      ...proposeOptional({ root, field }, context),
      ...proposeField(finding, { root, field: finding.to }, context),
    ]
  return proposeWider(finding, { root, field }, context)
}

const placeOf = ({ method, path }: Operation): Place => ['paths', path, method.toLowerCase()]

function rootOf({ part }: Finding, operation: Operation): Place {
  if (part === 'failure') return ['components', 'schemas', 'Failure']
  const message = part === 'request' ? ['requestBody'] : ['responses', '200']
  return [...placeOf(operation), ...message, 'content', 'application/json', 'schema']
}

function proposeParameter({ field }: Finding, operation: Operation, { document, mark }: Context): Action[] {
  const name = field.slice('query '.length)
  if (!isSafeName(name)) return []
  const place = placeOf(operation)
  const parameter = { name, in: 'query', schema: { type: 'string' }, ...mark }
  return Array.isArray(nodeAt(document, [...place, 'parameters']))
    ? [{ target: toJsonPath([...place, 'parameters']), update: parameter }]
    : [{ target: toJsonPath(place), update: { parameters: [parameter] } }]
}

function proposeCode({ status, code }: Finding, operation: Operation, { document, mark }: Context): Action[] {
  // A refusal with status 200 is a rule of the whole gateway, and a reply without a code is not understood.
  if (status === undefined || status < 400 || code === undefined) return []
  const responses: Place = [...placeOf(operation), 'responses']
  const codes = [...responses, String(status), 'x-error-codes']
  if (Array.isArray(nodeAt(document, codes))) return [{ target: toJsonPath(codes), update: code }]
  const schema = { $ref: '#/components/schemas/Failure' }
  const response = {
    description: 'Observed in recorded traffic.',
    'x-error-codes': [code],
    ...mark,
    content: { 'application/json': { schema } },
  }
  return [{ target: toJsonPath(responses), update: { [status]: response } }]
}

type Field = { root: Place; field: string }

function proposeField({ schema }: Finding, { root, field }: Field, { document, mark }: Context): Action[] {
  const name = stepsOf(field).at(-1) ?? ''
  const parent = findField(document, root, field.slice(0, field.length - name.length))
  if (!schema || !parent || !isSafeName(name)) return []
  const branches = [...branchesOf(document, parent)]
  const owner = branches.find((one) => nodeAt(document, [...one, 'properties'])) ?? branches[0]!
  return [{ target: toJsonPath(owner), update: { properties: { [name]: { ...schema, ...mark } } } }]
}

function proposeOptional({ root, field }: Field, { document }: Context): Action[] {
  const name = stepsOf(field).at(-1) ?? ''
  const parent = findField(document, root, field.slice(0, field.length - name.length))
  const requires = (one: Place) => (nodeAt(document, [...one, 'required']) as string[] | undefined)?.includes(name)
  const owner = parent && [...branchesOf(document, parent)].find(requires)
  if (!owner) return []
  return [{ target: `${toJsonPath([...owner, 'required'])}[?@ == '${escapeName(name)}']`, remove: true }]
}

/** Allows another code of an enumeration, or values of another schema. */
function proposeWider({ schema, example }: Finding, { root, field }: Field, { document, mark }: Context): Action[] {
  const place = field === 'answer' ? undefined : findField(document, root, field)
  if (!place || !schema) return []
  const codes = [...branchesOf(document, place)].map((one) => [...one, 'enum'])
  const known = codes.find((one) => Array.isArray(nodeAt(document, one)))
  if (known && isEnumerationCode(example)) return [{ target: toJsonPath(known), update: example }]
  const [old, name] = [nodeAt(document, place), place.at(-1)!]
  return [
    { target: toJsonPath(place), remove: true },
    { target: toJsonPath(place.slice(0, -1)), update: { [name]: { anyOf: [old, schema], ...mark } } },
  ]
}
