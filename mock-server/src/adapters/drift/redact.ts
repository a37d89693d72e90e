import { isSecret } from '../../kernel/http/redact-input.ts'

const PERSONAL =
  /^(ip|zalo|qq|wechat|line|facebook|birth\w*|dob|sex|gender|remark|tel|iban|contact|holder|owner)$|(passport|identity|account|mobile|phone|mail|address|card|bank|avatar|balance|upline|downline|referr\w*|code|link|url)(no|num|number|id|name)?$|(user|real|full|given|family|first|last|nick|member|login|customer|holder|friend|subordinate|player)_?name$|customerid|memberid|userid|playerid/i
const CREDENTIAL = /^(pin|otp|jwt|cookie|sid)$|session_?(id|key)|api_?key|credential|signature/i
/** Addresses of mails, long numbers (of phones with blanks, too), and long words that no language has. */
const SENSITIVE_TEXT = /\S+@\S+|\+?\d{8,}|(?:\+|\b0)\d(?:[ .-]?\d){7,}|[\w.-]{24,}/g
const HIDDEN = '(hidden)'

/** Returns a copy of a response that may be shown: without credentials and personal data. Lists show their first entry. */
export function redact(value: unknown, secrets: readonly string[] = []): unknown {
  if (typeof value === 'string') return redactText(value, secrets)
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => redact(one, secrets))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      redactText(name, secrets),
      isHidden(name, inner) ? hide(inner, secrets) : redact(inner, secrets),
    ]),
  )
}

const isHidden = (name: string, value: unknown) =>
  (typeof value !== 'boolean' && value !== null && PERSONAL.test(name)) || isSecret(name) || CREDENTIAL.test(name)

const hide = (value: unknown, secrets: readonly string[]): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.keys(value).map((name) => [redactText(name, secrets), HIDDEN]))
    : HIDDEN

function redactText(text: string, secrets: readonly string[]): string {
  const open = secrets.filter((secret) => secret !== '').reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
  return open.replace(SENSITIVE_TEXT, HIDDEN).slice(0, 200)
}
