import { paths } from '#lib/paths.ts'
import { storage } from '#lib/storage.ts'

/** Whether this device has been an agent's: it is led to the agents' pages. */
export const isAgentDevice = () => Boolean(storage.get('agentMarker'))

export const toHome = () => paths.home
