import { storage } from './storage.ts'

/** Returns the id of this browser. Without storage, each call creates a new one. */
export function deviceId() {
  const known = storage.get('deviceId')
  if (known) return known
  const fresh = randomId()
  storage.set('deviceId', fresh)
  return fresh
}

/**
 * Creates a random UUID.
 * @note `randomUUID` needs a secure context, and a phone on the LAN opens the development server without HTTPS.
 */
export function randomId() {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
