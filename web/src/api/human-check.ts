import { featureIsOn, type LoginInput } from '@longan/sdk'
import { verification } from '@longan/sdk/verification'
import type { QueryClient } from '@tanstack/react-query'
import { http } from './gateway.ts'
import { statusQuery } from './system.queries.ts'

type HumanProof = NonNullable<LoginInput['geetestValidateV4']>
/** Asks whoever is there to prove to be a person; `id` names the check at the gateway. */
type HumanWidget = (id: string) => Promise<HumanProof>

/** A stand-in for the widget of a service: it takes everybody for a person. */
const alwaysPass: HumanWidget = async (id) => ({ captcha_id: id, pass_token: 'passed' })
let widget = alwaysPass

/** Another widget instead of the stand-in. */
export const setHumanWidget = (other: HumanWidget = alwaysPass) => {
  widget = other
}

/** Whether a feature is on, asked for if nobody has yet; where that is not to be known, it is off. */
export async function isModuleOn(client: QueryClient, id: string) {
  const status = await client.ensureQueryData(statusQuery()).catch(() => undefined)
  return status !== undefined && featureIsOn(status.info.whitelabel, id)
}

/** The proof that a person is there, where the site wants one (by `module`); otherwise nothing is asked. */
export async function getHumanProof(
  client: QueryClient,
  module: 'GEETEST3' | 'GEETESTVCODE3',
  product: 'login' | 'register',
): Promise<{ geetestValidateV4?: HumanProof }> {
  if (!(await isModuleOn(client, module))) return {}
  const { gt } = await verification(http).getHumanCheck(product)
  return { geetestValidateV4: await widget(gt) }
}
