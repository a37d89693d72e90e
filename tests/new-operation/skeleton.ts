import { refuse } from '../../command-line.ts'
import { type Draft, type Field, operationsType, type Places, type Read } from './places.ts'
import { isId, readRequirements } from '../trace/requirements.ts'

/** Returns the texts of all files of the skeleton by their paths. */
export function writeSkeleton(draft: Draft, places: Places, read: Read): Record<string, string> {
  const edit = (file: string, change: (text: string) => string) => ({ [file]: change(read(file) ?? '') })
  return {
    ...edit(places.paths, (text) => text + toPathItem(draft)),
    ...edit(places.schemas, (text) => text + toSchema(draft)),
    ...edit(places.resource, (text) => addMethod(draft, text)),
    ...edit(places.handlers, (text) => addHandler(draft, text)),
    ...edit(places.contract, (text) => addContract(draft, text)),
    ...(draft.card && writeCard({ ...draft, card: draft.card }, places.address, read)),
  }
}

const literal = (fields: Field[]) => `{ ${fields.map(({ name, example }) => `${name}: ${example}`).join(', ')} }`
/** YAML has no separators in numbers. */
const yamlLiteral = (fields: Field[]) => literal(fields).replaceAll(/(?<=\d)_(?=\d)/g, '')
const toWords = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()

const toPathItem = ({ id, path, tag, summary, module, isPublic, isList, schema, fields }: Draft) => `${path}:
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
        x-response-example: ${isList ? `[${yamlLiteral(fields)}]` : yamlLiteral(fields)}
`

const toSchema = ({ schema, summary, fields }: Draft) => `${schema}:
  type: object
  required: [${fields.map(({ name }) => name).join(', ')}]
  x-provenance: designed
  description: ${summary}.
  properties:
${fields.map(({ name, schema: type }) => `    ${name}: { ${type}, description: The ${toWords(name)}. }\n`).join('')}`

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

function addHandler({ id, isList, fields }: Draft, text: string) {
  const name = operationsType(text)!
  const listed = text.replace(new RegExp(`type ${name} =\\s*\\|?`), (start) => `${start.replace(/\|$/, '')} '${id}' |`)
  const start = listed.indexOf(`Handlers<${name}>`)
  const [before, after] = [listed.slice(0, start), listed.slice(start)]
  const row = literal(fields)
  const handler = `${id}: () => ${isList ? `[${row}]` : `(${row})`},`
  const place = /=> \(\{\n/.test(after.split('\n')[0]! + '\n') ? '=> ({' : '\n  return {'
  return before + insertOnce(after, place, `${place}\n    ${handler}`)
}

function addContract({ id, tag, isList, isPublic, fields }: Draft, text: string) {
  const shape = `{ ${fields.map(({ name, shape: call, example }) => `${name}: ${call}(${example})`).join(', ')} }`
  const imports = new Set([...fields.map((field) => field.shape), ...(isList ? ['eachLike'] : [])])
  const base = text || "import { test } from 'vitest'\n"
  const withPact = ['operation', 'refusals'].reduce((all, name) => addImport(all, name, '../consumer/pact.ts'), base)
  const withAll = [...imports].reduce((all, name) => addImport(all, name, '../consumer/shapes.ts'), withPact)
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

function writeCard({ id, fileName, isList, tag, fields, card }: DraftWithCard, address: string, read: Read) {
  const component = `${fileName.split('-').map(capitalize).join('')}Card`
  const file = `web/src/features/${card.feature}/${fileName}-card`
  const addText = (language: 'vi' | 'en') => {
    const texts = `web/src/i18n/${language}/${card.feature}.json`
    return { [texts]: JSON.stringify({ ...JSON.parse(read(texts)!), [id]: card[language] }, null, 2) }
  }
  const rows = isList ? 'query.data.map' : '[query.data].map'
  const [key, shown] = [fields[0]!, fields.find(({ kind }) => kind === 'text') ?? fields[0]!]
  const requirement = card.group === undefined ? undefined : addRequirement(card, read('tests/requirements.csv')!)
  const title = `${toWords(id.replace(/^(?:list|get)/, ''))}: the card shows the response`
  return {
    [`${file}.tsx`]: `import { ${id} } from '@longan/react-query/${tag}'
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
      {${rows}(({ ${[...new Set([key.name, shown.name])].join(', ')} }) => (
        <p key={${key.kind === 'boolean' ? `String(${key.name})` : key.name}}>{${shown.kind === 'boolean' ? `String(${shown.name})` : shown.name}}</p>
      ))}
    </Section>
  )
}
`,
    [`${file}.test.tsx`]: `import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

test('${title}${requirement ? ` [${requirement.id}]` : ''}', async () => {
  await renderScreen('${address}', { as: 'demo01' })

  const card = within(await screen.findByRole('region', { name: t('${card.feature}:${id}') }))
  expect(card.getByText('${shown.example.replaceAll(/[_']/g, '')}')).toBeTruthy()
})
`,
    [`${card.component}.tsx`]: placeCard(card.component, read, { name: component, from: `./${fileName}-card.tsx` }),
    'tests/mutate/mutants.txt': read('tests/mutate/mutants.txt')!.replace(
      '\n\n',
      `\n\n${file}.tsx | ${file}.test.tsx\n- [${requirement?.id ?? title}] ${rows}\n+ [].map\n\n`,
    ),
    ...(requirement && { 'tests/requirements.csv': requirement.text }),
    ...addText('vi'),
    ...addText('en'),
  }
}

/** Puts the card at the end of the first component of the file. */
function placeCard(screen: string, read: Read, { name, from }: { name: string; from: string }) {
  const text = addImport(read(`${screen}.tsx`)!, name, from)
  const end = /\n( *)<\/\w*>\n  \)\n\}\n/.exec(text)
  if (!end)
    return refuse(`${screen}.tsx has no component that ends with a closing tag: name the file that shows the card`)
  return `${text.slice(0, end.index)}\n${end[1]}  <${name} />${text.slice(end.index)}`
}

/** Adds a row with the next free number after the last one of its group, in the same area. */
function addRequirement({ group, en }: DraftWithCard['card'], csv: string) {
  const last = readRequirements(csv).findLast(({ id }) => id.startsWith(`${group}-`))
  if (!last) return refuse(`There are no requirements of a group ${group}: see tests/requirements.csv`)
  const id = `${group}-${String(Number(last.id.split('-')[2]) + 1).padStart(2, '0')}`
  if (!isId(id)) refuse(`--requirement ${group}: write it as G-3`)
  const row = `${id},${last.area},openapi+sdk+mock+web+contracts,The card “${en}” shows what the gateway answers.,"given a member, when the screen is opened, then each row of the response is in the card",`
  const lines = csv.split('\n')
  lines.splice(lines.findIndex((line) => line.startsWith(`${last.id},`)) + 1, 0, row)
  return { id, text: lines.join('\n') }
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
