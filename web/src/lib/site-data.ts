import type { Config } from './config-shape.ts'
import type { PreloadCalls } from './preloaded-calls.ts'

/** What the build, or whoever deploys it, has written into the page: how the site is set up, and what pages ask first. */
export type SiteData = {
  config?: Partial<Config>
  /** What of the configuration could not be used, in sentences. */
  problems?: string[]
  calls?: PreloadCalls
}

/** Reads it; a page without it, as in development, says nothing. */
export function readSiteData(): SiteData {
  try {
    return JSON.parse(document.getElementById('site')?.textContent ?? '{}') as SiteData
  } catch {
    return {}
  }
}
