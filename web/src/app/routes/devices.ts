import { paths } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'

export const isAgentDevice = () => Boolean(storage.get('agentMarker'))

export const toHome = () => paths.home
