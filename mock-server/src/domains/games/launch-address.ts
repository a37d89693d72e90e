import type { HandlerCall } from '../../kernel/http/http.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import { simulatorUrl } from '../../kernel/world/simulator.ts'
import type { LaunchTarget } from './launch-target.ts'
import type { OpenedLaunch } from './launches.service.ts'

type LaunchRequest = Pick<HandlerCall<'launchGame'>, 'world' | 'language'> & { query: { language?: string } }
type LaunchAddressOptions = { page: string; launch: OpenedLaunch; extra?: Record<string, string> }

export const addressOf = (
  { world, query, language }: LaunchRequest,
  { launch: { id: launch }, ...rest }: LaunchAddressOptions,
) => simulatorUrl(world, { launch, language: languageOf(query.language, language), ...rest })

export const gameAddress = (call: LaunchRequest, { partner: page }: LaunchTarget, launch: OpenedLaunch) =>
  addressOf(call, { page, launch })
