/**
 * Encodes the password of a remembered login: base64 twice over the password and a suffix. This is not encryption: anyone who can
 * read the storage can decode it.
 */
export function encodePassword(password: string, suffix: string): string {
  return toBase64(toBase64(password + suffix))
}

/** The password again, or undefined when it was not encoded with this suffix. */
export function decodePassword(encoded: string, suffix: string): string | undefined {
  try {
    const text = fromBase64(fromBase64(encoded))
    return text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : undefined
  } catch {
    // A value that is not base64 was not written by this function and is ignored.
    return undefined
  }
}

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const fromBase64 = (text: string) => new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
