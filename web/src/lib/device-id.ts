import { storage } from './storage.ts'

/** A stable name of this browser; a new one where storage keeps nothing. */
export function deviceId() {
  const known = storage.get('deviceId')
  if (known) return known
  const fresh = randomId()
  storage.set('deviceId', fresh)
  return fresh
}

/**
 * A name that nothing else has.
 * @note `randomUUID` exists in secure contexts only, and a phone on the LAN opens the development server without HTTPS.
 */
export function randomId() {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
