import states from '../../contracts/provider-states.json' with { type: 'json' }
import { cell, code, page, table } from './markdown.ts'

type Schema = { properties: Record<string, { type: string }>; required: string[] }

const parametersOf = ({ properties, required }: Schema) =>
  Object.entries(properties).map(([name, { type }]) => [
    code(name),
    type,
    required.includes(name) ? 'required' : 'may be left out',
  ])

export const statesPage = (): string =>
  page(
    'Provider states',
    'What a contract may presuppose of a gateway. A verifier sends one as `{ "state": "...", "params": { ... } }`; a backend brings it about. The same is in `contracts/provider-states.json`, as data for any language.',
    Object.entries(states as unknown as Record<string, { means: string; parameters: Schema }>).flatMap(
      ([name, { means, parameters }]) => [
        `## ${name}`,
        '',
        cell(means),
        '',
        ...table(['parameter', 'type', ''], parametersOf(parameters)),
      ],
    ),
  )
