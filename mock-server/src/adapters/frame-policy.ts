/**
 * What a partner's page may do, wherever it is served: run its own script, show its own style, ask its own server. It has no origin even when
 * it is opened by itself, and only this site, or one on this machine, may frame it.
 */
const FRAME_POLICY = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  'media-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
].join('; ')

/** A picture is looked at: a drawing that somebody opens by itself runs nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const POLICIES: [folder: RegExp, policy: string][] = [
  [/^\/partners\//, FRAME_POLICY],
  [/^\/art\//, PICTURE_POLICY],
]

/** The headers of a file of the mock: what it may do, and what its address (a launch id is in it) is told to. */
export function headersOfFile(path: string): Record<string, string> {
  const policy = POLICIES.find(([folder]) => folder.test(path))?.[1]
  return policy
    ? { 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
    : {}
}
