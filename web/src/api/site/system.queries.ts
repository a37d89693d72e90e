import { defaultDialect, featureIsOff, featureIsOn, siteState, type SystemStatus } from '@longan/sdk'
import { getSystemStatus, getTemplates, getWhitelabel } from '@longan/react-query/system'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { config } from '#lib/site/config.ts'
import { storage } from '#lib/storage/storage.ts'
import { createStore } from '#lib/storage/store.ts'
import { api } from '../gateway.ts'
import { around } from '../query-options.ts'
import { setImageOrigins } from '#lib/site/images.ts'
import type { SiteClosure } from '../problems.ts'

/**
 * Why the gateway refuses calls although the loaded status does not say so: in some dialects no status means a blocked address, and the
 * status may be refused itself.
 */
export const siteClosure = createStore<SiteClosure | undefined>(undefined)

export const useSiteClosure = () => useSyncExternalStore(siteClosure.subscribe, siteClosure.get)

/** Stores the status for the next visit and for screens that only read the storage. */
function store(status: SystemStatus) {
  storage.set('status', status)
  // A status that arrives says itself whether there is a maintenance.
  if (siteClosure.get() === 'maintenance') siteClosure.set(undefined)
  setImageOrigins(status.info.imageCDNs)
  const link = status.info.customerService.find((channel) => channel.type === 3)?.path
  if (link) storage.set('serviceLink', link)
  const { mem_cen, dep_func } = status.info.mobileTemplate
  storage.set('template', { mem_cen: mem_cen === 1, dep_func: dep_func === 1 })
}

const isStatus = (stored: unknown): stored is SystemStatus =>
  typeof stored === 'object' && stored !== null && 'info' in stored && 'maintenance' in stored

function getStored(): SystemStatus | undefined {
  const stored = storage.get('status')
  return isStatus(stored) ? stored : undefined
}

/** The status and setup of the site. The stored response is shown until the new one arrives. */
export const statusQuery = () =>
  queryOptions({
    ...around(getSystemStatus.queryOptions(api, location.host), { after: store }),
    initialData: getStored,
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
  })

/** The modules of the site, fetched when a menu opens. The status query is updated with them. */
export const menuQuery = () => ({
  ...around(getWhitelabel.queryOptions(api), {
    after(whitelabel, { client }) {
      const { queryKey } = statusQuery()
      // The rest of the status keeps its age.
      const { dataUpdatedAt: updatedAt } = client.getQueryState(queryKey) ?? {}
      client.setQueryData<SystemStatus>(
        queryKey,
        (known) => known && { ...known, info: { ...known.info, whitelabel } },
        {
          updatedAt,
        },
      )
    },
  }),
  staleTime: 60_000,
})

/** The layout of the members hub, from the templates; until they are loaded, or if they fail, from the status. Undefined until the status is known. */
export function useMemberLayout() {
  const templates = useQuery({ ...getTemplates.queryOptions(api), staleTime: 60_000 }).data
  const status = useQuery(statusQuery()).data
  const chosen = status && (templates?.parameters.mem_cen ?? status.info.mobileTemplate.mem_cen)
  return chosen === undefined ? undefined : Number(chosen) === 1 ? 'new' : 'base'
}

/** The state of the site by its dialect; open until the status is known. */
export function siteStateOf(status: SystemStatus | undefined) {
  const reading = config.dialect.statusReading ?? defaultDialect.statusReading
  return status ? siteState(status, reading) : 'open'
}

/** Returns whether a module is on; undefined until the status is known. */
export function useModule(id: string) {
  const { data } = useQuery(statusQuery())
  return data && featureIsOn(data.info.whitelabel, id)
}

/** Returns whether the operator has switched off a module that is on by default. */
export function useModuleOff(id: string) {
  const { data } = useQuery(statusQuery())
  return data ? featureIsOff(data.info.whitelabel, id) : false
}
