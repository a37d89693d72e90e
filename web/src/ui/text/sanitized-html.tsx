import { lazyComponent } from '../page/lazy-component.tsx'
import type { SanitizedHtmlProps } from './sanitized-html-content.tsx'
import { Skeleton } from '../page/skeleton.tsx'

/** Markup from the gateway, sanitised and kept in its box; `popup` divides pixels by 100 to rem. */
export const SanitizedHtml = lazyComponent<SanitizedHtmlProps>(
  async () => (await import('./sanitized-html-content.tsx')).SanitizedHtmlContent,
  () => <Skeleton height={120} radius="card" />,
)
