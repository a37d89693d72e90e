import { invalidField } from '../validation/refusal.ts'

export const MULTIPART = 'multipart/form-data'

export const isMultipart = (contentType: string | null | undefined): boolean =>
  contentType?.toLowerCase().startsWith(MULTIPART) === true

/** Returns one character per byte, so that a text can carry the bytes of a file. */
export function toByteText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return text
}
/** The number of arguments of a call is limited. */
const CHUNK = 8192

/** Returns the bytes of a text that has one character per byte. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/**
 * Parses a multipart form, whose text has one character per byte, to the fields of the JSON body: a file becomes its content in base64, and its name the
 * field `fileName`. Throws a Refusal if it is not a form.
 */
export async function parseMultipart(text: string, contentType: string): Promise<Record<string, string>> {
  const form = await new Response(toBytes(text), { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw invalidField('body', 'is not a multipart form')
  })
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else {
      fields[name] = btoa(toByteText(new Uint8Array(await value.arrayBuffer())))
      fields['fileName'] = value.name
    }
  }
  return fields
}
