import { paths } from '#lib/paths.ts'

/** What the agents' home leads to; each is the same page with another query. */
export const views = [
  'team',
  'rebates',
  'transfer',
  'commissions',
  'salary',
  'dividends',
  'report',
  'contracts',
] as const
/** What some of these lead on to. */
const forms = ['newDownline', 'newContract'] as const
export const pages = [...views, ...forms]
export type View = (typeof views)[number]
export type Page = (typeof pages)[number]

/** The address of a part of the agents' home. */
export const viewPath = (view: Page, more: Record<string, string> = {}) =>
  `${paths.agentHome}?${new URLSearchParams({ view, ...more })}`
