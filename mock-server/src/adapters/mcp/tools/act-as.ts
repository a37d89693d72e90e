import { GatewayError } from '@longan/sdk'
import * as v from 'valibot'
import { PERSONA_PASSWORD } from '../../../histories/personas.ts'
import { defineTool, optionalText, worldField } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'
import type { WorldClient } from '../mcp-context.ts'

type Persona = { account: string; type: number; about: string }

type Login = { account: string; password: string; personas: Persona[] }

async function logIn(world: WorldClient, { account, password, personas }: Login) {
  try {
    return await world.logIn(account, password)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const known = personas.map((one) => one.account)
    const list = known.includes(account) ? '' : `; the personas are ${known.join(', ')}`
    throw new ToolFailure(
      `account: ${account} cannot log in: ${error.code}${error.gatewayMessage ? ` (${error.gatewayMessage})` : ''}${list}`,
      `explain_failure {"world":"${world.name}","operation":"login"}`,
    )
  }
}

export const actAs = defineTool({
  name: 'act_as',
  title: 'Log in a persona',
  description:
    'Logs in a persona and returns the session token; call {"as": account} then uses it. Without an account it lists the personas: demo01 is rich, demo02 is new and has no money. An earlier session of the account ends.',
  schema: v.strictObject({
    world: worldField,
    account: optionalText('such as demo01'),
    password: v.optional(v.string(), PERSONA_PASSWORD),
  }),
  async run({ world: name, account, password }, context) {
    const world = await context.openWorld(name)
    const personas = await world.control<Persona[]>('GET /personas')
    if (account === undefined)
      return { value: personas, next: `act_as {"world":"${name}","account":"${personas[0]?.account ?? ''}"}` }
    const { token } = await logIn(world, { account, password, personas })
    const about = personas.find((one) => one.account === account)?.about
    return {
      value: { account, about, token, headers: { Authorization: token, merchant: 'DEMO', 'x-mock-world': name } },
      next: `call {"world":"${name}","as":"${account}","operation":"getWallet"}`,
    }
  },
})
