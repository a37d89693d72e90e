/** The policy of a simulator's page: its own script and style, and calls to its own server. It has an opaque origin even if it is opened directly. */
const FRAME_POLICY = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src 'none'",
  "script-src 'self'",
  // The script sets styles of elements, which a policy allows; markup may not.
  "style-src 'self'",
  "img-src 'self' data:",
  'font-src data:',
  'media-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
].join('; ')

/** A picture that is opened directly executes nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const POLICIES: [folder: RegExp, policy: string][] = [
  [/^\/partners\//, FRAME_POLICY],
  [/^\/art\//, PICTURE_POLICY],
]

/** Returns the headers of a file: its policy, and that its address, which contains a launch id, is not sent as a referrer. */
export function headersOfFile(path: string): Record<string, string> {
  const policy = POLICIES.find(([folder]) => folder.test(path))?.[1]
  return policy
    ? { 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
    : {}
}
