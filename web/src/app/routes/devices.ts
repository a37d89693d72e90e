import { paths } from '#lib/paths.ts'
import { storage } from '#lib/storage.ts'

export const isAgentDevice = () => Boolean(storage.get('agentMarker'))

export const toHome = () => paths.home
