import { lazyComponent } from './lazy-component.tsx'
import { Skeleton } from './skeleton.tsx'

export type SanitizedHtmlProps = { html: string; popup?: boolean }

/** Markup from the gateway, sanitised and kept in its box; `popup` divides pixels by 100 to rem. */
export const SanitizedHtml = lazyComponent<SanitizedHtmlProps>(
  async () => (await import('./sanitized-html-content.tsx')).SanitizedHtmlContent,
  () => <Skeleton height={120} radius="card" />,
)
