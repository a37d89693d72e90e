import { defineSubcommands, type Subcommand } from './subcommands.ts'

type ListedScenario = { name: string; about: string; personas?: string[] }

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  list: { run: async ({ ask }) => (await ask<ListedScenario[]>('GET /scenarios')).map(toLine) },
  load: {
    argument: 'the name of a scenario',
    async run({ ask }, wanted) {
      const { name, scenario: loaded } = await ask<{ name: string; scenario: string }>('POST /reset', {
        scenario: wanted,
      })
      return [`The world "${name}" was reset to the scenario ${loaded}`]
    },
  },
}

export const scenario = defineSubcommands(
  {
    name: 'scenario',
    description: 'Lists the states a world can begin in; `load` resets a world to one of them.',
    positionals: 'list | load NAME',
    example: 'npx longan scenario list\nnpx longan scenario load SC36 --world demo',
  },
  SUBCOMMANDS,
  'list',
)

const toLine = ({ name, about, personas }: ListedScenario) =>
  `${name.padEnd(8)} ${about}${personas ? ` (${personas.join(', ')})` : ''}`
