import { defineSubcommands, type Subcommand } from './subcommands.ts'

type Listed = { name: string; about: string; personas?: string[] }

const VERBS: Readonly<Record<string, Subcommand>> = {
  list: { work: async ({ ask }) => (await ask<Listed[]>('GET /scenarios')).map(lineOf) },
  load: {
    takes: 'the name of a scenario',
    async work({ ask }, wanted) {
      const { name, scenario: made } = await ask<{ name: string; scenario: string }>('POST /reset', {
        scenario: wanted,
      })
      return [`The world "${name}" begins anew as ${made}`]
    },
  },
}

/** `longan scenario`: what a world begins as. */
export const scenario = defineSubcommands(
  {
    name: 'scenario',
    about: 'What a fresh world can contain; `load` makes a world anew as such a one, and forgets what it was.',
    words: 'list | load NAME',
    example: 'npm run longan -- scenario list\nnpm run longan -- scenario load SC36 --world demo',
  },
  VERBS,
  'list',
)

const lineOf = ({ name, about, personas }: Listed) =>
  `${name.padEnd(8)} ${about}${personas ? ` (${personas.join(', ')})` : ''}`
