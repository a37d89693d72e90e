import type { HandlerCall } from '../../kernel/http.ts'
import { languageOf } from '../../kernel/language.ts'
import { partnerAddress } from '../../kernel/simulator.ts'
import type { LaunchTarget } from './launch-target.ts'
import type { Opened } from './launches.service.ts'

type Asked = Pick<HandlerCall<'launchGame'>, 'world' | 'language'> & { query: { language?: string } }
type Address = { page: string; launch: Opened; extra?: Record<string, string> }

/** Where a launch opens, in the language of whoever asked. */
export const addressOf = ({ world, query, language }: Asked, { launch: { id: launch }, ...rest }: Address) =>
  partnerAddress(world, { launch, language: languageOf(query.language, language), ...rest })

/** Where a game opens: at its partner's page. */
export const gameAddress = (call: Asked, { partner: page }: LaunchTarget, launch: Opened) =>
  addressOf(call, { page, launch })
