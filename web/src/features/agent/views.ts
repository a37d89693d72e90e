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
/** Where something is filled in; everything else can be pulled down to ask for it anew. */
export const formViews = [...forms, 'transfer'] as const
export type View = (typeof views)[number]
export type Page = (typeof pages)[number]

/** The address of a part of the agents' home. */
export const viewPath = (view: Page, more: Record<string, string> = {}) =>
  `${paths.agentHome}?${new URLSearchParams({ view, ...more })}`
