import { onTestFinished } from 'vitest'
import { App } from '#app/app.tsx'
import { config } from '#lib/config.ts'
import { gatewayOf } from './gateway-of.ts'
import { renderScreen } from './render-screen.tsx'

type RenderOptions = NonNullable<Parameters<typeof renderScreen>[1]>
type Options = Pick<RenderOptions, 'after' | 'language'> & {
  /** The persona who is logged in; nobody unless said. */
  as?: string
  /** Answers instead of the mock's, by the last part of the path. */
  answers?: Parameters<typeof gatewayOf>[0]
}

/** The whole app at an address, in front of a fresh mock server that remembers what it was asked. */
export async function openApp(at: string, { as, answers, ...options }: Options = {}) {
  const gateway = gatewayOf(answers)
  const person = as ? await gateway.signIn(as) : undefined
  const view = await renderScreen(<App />, { ...options, at, fetch: gateway.fetch, as: person })
  return { ...view, ...gateway }
}

/** For this test the site is configured so. */
export function siteIs(more: Partial<typeof config>) {
  const before = { ...config }
  onTestFinished(() => void Object.assign(config, before))
  Object.assign(config, more)
}
