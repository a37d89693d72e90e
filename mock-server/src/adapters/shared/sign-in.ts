import { createGateway, GatewayError } from '@longan/sdk'
import { personas, PERSONA_PASSWORD } from '../../histories/personas.ts'
import type { Fetch } from '../../serve.ts'

type Site = { baseUrl: string; merchant: string; fetch: Fetch }

/** Logs a persona in. Throws with the accounts that exist if the gateway refuses the login. */
export async function signInPersona(site: Site, account: string) {
  const gateway = createGateway(site)
  try {
    return await gateway.session.login({ type: 'username', username: account, password: PERSONA_PASSWORD })
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error
    throw new Error(`signIn('${account}') was refused (${error.code}): ${hintFor(account)}`, { cause: error })
  }
}

function hintFor(account: string): string {
  const accounts = personas.map((persona) => persona.account)
  if (accounts.includes(account)) return 'the state of this persona or of the site forbids the login'
  return `the personas are ${accounts.join(', ')}`
}
