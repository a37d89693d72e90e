import { paths } from '#lib/site/paths.ts'

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
const forms = ['newDownline', 'newContract'] as const
export const pages = [...views, ...forms]
/** Views with a form; all others have pull to refresh. */
export const formViews = [...forms, 'transfer'] as const
export type View = (typeof views)[number]
export type Page = (typeof pages)[number]

/** The part of the area that a query names; undefined for the overview. */
export const pageOf = (query: URLSearchParams) => pages.find((one) => one === query.get('view'))

export const viewPath = (view: Page, params: Record<string, string> = {}) =>
  `${paths.agentHome}?${new URLSearchParams({ view, ...params })}`
