import { invalidField } from './refusal.ts'

export const BASE64_PREFIXES: Readonly<Record<string, string>> = { jpg: '/9j/', jpeg: '/9j/', png: 'iVBORw0KGgo' }

const DATA_URL = /^data:image\/(jpeg|jpg|png);base64,/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

type PictureField = { field: string; maxBytes: number }

/** Returns type and size of the picture in a data URL. Throws a Refusal for `field` if it is too large, of another type or not a valid picture. */
export function readPicture(url: string, { field, maxBytes }: PictureField): { type: string; bytes: number } {
  const type = DATA_URL.exec(url.slice(0, 40))?.[1]
  if (!type) throw invalidField(field, 'must be a data URL of a jpg, jpeg or png picture')
  const start = url.indexOf(',') + 1
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  const bytes = ((url.length - start) / 4) * 3 - padding
  if (bytes > maxBytes) throw invalidField(field, `is larger than ${maxBytes} bytes`)
  if (bytes <= 0 || !Number.isInteger(bytes) || !BASE64.test(url.slice(start)))
    throw invalidField(field, 'is not base64')
  if (!url.startsWith(BASE64_PREFIXES[type]!, start))
    throw invalidField(field, 'is not a picture of the kind that it says')
  return { type, bytes }
}
