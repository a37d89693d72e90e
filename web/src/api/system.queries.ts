import { queryOptions, useQuery } from '@tanstack/react-query'
import { storage } from '#lib/storage.ts'
import { gateway, type SiteStatus, type WhitelabelNode } from './gateway.ts'

const keep = (status: SiteStatus) => {
  storage.set('status', status)
  const link = status.info.customerService?.find((channel) => channel.type === 3)?.path
  if (link) storage.set('serviceLink', link)
  const template = status.info.mobileTemplate
  storage.set('template', { mem_cen: Number(template?.mem_cen) === 1, dep_func: Number(template?.dep_func) === 1 })
  return status
}

/** Whether the site is open and how it is set up: the last known answer at once, a fresh one behind it. */
export const statusQuery = () =>
  queryOptions({
    queryKey: ['system', 'status'],
    queryFn: async () => keep(await gateway.system.getStatus()),
    initialData: () => storage.get('status') as SiteStatus | undefined,
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
  })

const hasModule = (node: WhitelabelNode | undefined, id: string): boolean =>
  node !== undefined &&
  ((node.modId === id && node.enabled === '1') || (node.childrenNodes ?? []).some((child) => hasModule(child, id)))

/** Whether a feature is switched on for this site; unknown is off. */
export const isModuleOn = (status: SiteStatus | undefined, id: string) => hasModule(status?.info.whitelabel, id)

/** Whether a feature is switched on, renewed with the status. */
export const useModule = (id: string) => isModuleOn(useQuery(statusQuery()).data, id)

export type ServiceChannel = { title: string; url: string; type?: number }

const isPlain = (path: string) => /^https?:\/\//i.test(path)

/** The ways to reach customer service, the customer-service link first. */
export const serviceChannelsOf = (status: SiteStatus | undefined): ServiceChannel[] =>
  (status?.info.customerService ?? [])
    .map(({ title, path, type }) => ({ title: title ?? '', url: isPlain(path) ? path : '', type }))
    .toSorted((a, b) => Number(b.type === 3) - Number(a.type === 3))

/** Maintenance wins over a restricted region, whatever code the gateway sends with them. */
export function siteStateOf(status: SiteStatus | undefined): 'open' | 'maintenance' | 'blocked' {
  if (status?.maintenance) return 'maintenance'
  return status?.regionRestriction ? 'blocked' : 'open'
}
