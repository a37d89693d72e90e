import { paths } from '#lib/paths.ts'
import { storage } from '#lib/storage.ts'

/** Returns whether the device belongs to an agent, who is sent to the agents' pages. */
export const isAgentDevice = () => Boolean(storage.get('agentMarker'))

export const toHome = () => paths.home
