import { refuse } from '../../command-line.ts'
import { type Draft, operationsType, type Places, type Read } from './places.ts'

/** Returns the texts of all files of the skeleton by their paths. */
export function writeSkeleton(draft: Draft, places: Places, read: Read): Record<string, string> {
  const edit = (file: string, change: (text: string) => string) => ({ [file]: change(read(file) ?? '') })
  return {
    ...edit(places.paths, (text) => text + toPathItem(draft)),
    ...edit(places.schemas, (text) => text + toSchema(draft)),
    ...edit(places.resource, (text) => addMethod(draft, text)),
    ...edit(places.handlers, (text) => addHandler(draft, text)),
    ...edit(places.contract, (text) => addContract(draft, text)),
    ...(draft.card && writeCard({ ...draft, card: draft.card }, read)),
  }
}

const toPathItem = ({ id, path, tag, summary, module, isPublic, isList, schema }: Draft) => `${path}:
  get:
    operationId: ${id}
    tags: [${tag}]
    summary: ${summary}
    description: ${summary}.
    x-provenance: designed
    x-module: '${module}'
    security: ${isPublic ? '[]' : '[{ token: [] }]'}
    responses:
      '200':
        description: ${summary}.
        x-envelope-value: ${isList ? `[${schema}]` : schema}
        x-response-example: ${isList ? "[{ id: 1, name: 'One' }]" : "{ id: 1, name: 'One' }"}
`

const toSchema = ({ schema, summary }: Draft) => `${schema}:
  type: object
  required: [id, name]
  x-provenance: designed
  description: ${summary}.
  properties:
    id: { type: integer, description: The id of the row. }
    name: { type: string }
`

function addMethod({ id, path, tag }: Draft, text: string) {
  const method = `\n  return {\n    ${id}: (call?: Call) => value(GET('${path}', call)),`
  const client = /const \{ ([A-Z, ]+) \} = http\.clientOf/
  if (!client.test(text)) refuse(`sdk/src/resources/${tag}.ts has no line "const { GET } = http.clientOf(…)"`)
  const withClient = text.replace(client, (line, verbs: string) =>
    verbs.split(', ').includes('GET') ? line : line.replace(verbs, `GET, ${verbs}`),
  )
  const withImports = addImport(addImport(withClient, 'value', '../value.ts'), 'type Call', '../http.ts')
  return insertOnce(withImports, '\n  return {', method)
}

function addHandler({ id, isList }: Draft, text: string) {
  const name = operationsType(text)!
  const listed = text.replace(new RegExp(`type ${name} =\\s*\\|?`), (start) => `${start.replace(/\|$/, '')} '${id}' |`)
  const start = listed.indexOf(`Handlers<${name}>`)
  const [before, after] = [listed.slice(0, start), listed.slice(start)]
  const row = `{ id: 1, name: 'One' }`
  const handler = `${id}: () => ${isList ? `[${row}]` : `(${row})`},`
  const place = /=> \(\{\n/.test(after.split('\n')[0]! + '\n') ? '=> ({' : '\n  return {'
  return before + insertOnce(after, place, `${place}\n    ${handler}`)
}

function addContract({ id, tag, isList, isPublic }: Draft, text: string) {
  const shape = "{ id: integer(1), name: someText('One') }"
  const imports = ['integer', 'someText', ...(isList ? ['eachLike'] : [])]
  const base = text || "import { test } from 'vitest'\n"
  const withPact = ['operation', 'refusals'].reduce((all, name) => addImport(all, name, '../consumer/pact.ts'), base)
  const withAll = imports.reduce((all, name) => addImport(all, name, '../consumer/shapes.ts'), withPact)
  const refusals = isPublic
    ? ''
    : `\ntest('${id} 401 login.not.session', () => refusals.notSignedIn(${id}))
test('${id} 401 user.or.token.invalid', () => refusals.ended(${id}))`
  return `${withAll}
const ${id} = operation('${id}', { call: (gateway) => gateway.${toCamelCase(tag)}.${id}() })

test('${id}', () => ${id}.answers({ reply: ${isList ? `eachLike(${shape})` : shape} }))
${refusals}
test('${id} 503 system.maintenance', () => refusals.closed(${id}))
`
}

type DraftWithCard = Draft & { card: NonNullable<Draft['card']> }

function writeCard({ id, fileName, isList, tag, card }: DraftWithCard, read: Read) {
  const component = `${fileName.split('-').map(capitalize).join('')}Card`
  const folder = `web/src/features/${card.feature}`
  const addText = (language: 'vi' | 'en') => {
    const file = `web/src/i18n/${language}/${card.feature}.json`
    return { [file]: JSON.stringify({ ...JSON.parse(read(file)!), [id]: card[language] }, null, 2) }
  }
  const rows = isList ? 'query.data.map' : '[query.data].map'
  return {
    [`${folder}/${fileName}-card.tsx`]: `import { ${id} } from '@longan/react-query/${tag}'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { Failure } from '#shared/failure.tsx'
import { Section } from '#ui/list/scroll-row.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'

export function ${component}() {
  const { t } = useTranslation('${card.feature}')
  const query = useQuery(${id}.queryOptions(api))
  if (query.isPending) return <RowSkeletons count={1} height={76} />
  if (!query.data) return <Failure query={query} />
  return (
    <Section title={t('${id}')}>
      {${rows}(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </Section>
  )
}
`,
    ...addText('vi'),
    ...addText('en'),
  }
}

const capitalize = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`
const toCamelCase = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

function insertOnce(text: string, place: string, replacement: string) {
  if (!text.includes(place)) refuse(`Failed to insert the operation: there is no line "${place.trim()}"`)
  return text.replace(place, () => replacement)
}

/** Adds a name to the import of a module, or a new import of it. */
export function addImport(text: string, name: string, from: string) {
  const statement = new RegExp(`import (type )?\\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`)
  const plain = name.replace('type ', '')
  const [whole, isType, names = ''] = statement.exec(text) ?? []
  if (whole === undefined) return `import { ${name} } from '${from}'\n${text}`
  if (names.split(',').some((one) => one.trim().replace('type ', '') === plain)) return text
  const added = isType ? plain : name
  return text.replace(
    whole,
    () => `import ${isType ?? ''}{${names.trimEnd().replace(/,$/, '')}, ${added} } from '${from}'`,
  )
}
