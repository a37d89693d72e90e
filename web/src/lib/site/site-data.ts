import type { Config } from './config-shape.ts'
import type { PreloadCalls } from '../device/preloaded-calls.ts'

/** Data that the build or the deployment writes into the page: the configuration and the calls to preload. */
export type SiteData = {
  config?: Partial<Config>
  problems?: string[]
  calls?: PreloadCalls
}

/** Reads the data of the page; empty without it, as in development. */
export function readSiteData(): SiteData {
  try {
    return JSON.parse(document.getElementById('site')?.textContent ?? '{}') as SiteData
  } catch {
    return {}
  }
}
