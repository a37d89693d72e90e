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
export type View = (typeof views)[number]

/** The address of a part of the agents' home. */
export const viewPath = (view: View, more: Record<string, string> = {}) =>
  `${paths.agentHome}?${new URLSearchParams({ view, ...more })}`
