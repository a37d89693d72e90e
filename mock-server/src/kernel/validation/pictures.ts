import { invalidField } from './refusal.ts'

/** The first bytes of pictures, in base64. */
const KINDS = [
  ['jpeg', '/9j/'],
  ['png', 'iVBORw0KGgo'],
] as const
const DATA_URL = /^data:[^,]{0,80};base64,/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

type PictureField = { field: string; maxBytes: number }
export type Picture = { type: 'jpeg' | 'png'; bytes: number }

/** Returns type and size of the picture in a data URL. The bytes decide, not the type that the URL names. Throws a Refusal as `checkPicture`. */
export function readPicture(url: string, field: PictureField): Picture {
  const [prefix] = DATA_URL.exec(url.slice(0, 100)) ?? []
  if (!prefix) throw invalidField(field.field, 'must be a data URL of a jpg, jpeg or png picture')
  return checkPicture(url.slice(prefix.length), field)
}

/** Returns type and size of a picture in base64. Throws a Refusal for `field` if it is too large, of another type or not a valid picture. */
export function checkPicture(base64: string, { field, maxBytes }: PictureField): Picture {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  const bytes = (base64.length / 4) * 3 - padding
  if (bytes > maxBytes) throw invalidField(field, `is larger than ${maxBytes} bytes`)
  if (bytes <= 0 || !Number.isInteger(bytes) || !BASE64.test(base64)) throw invalidField(field, 'is not base64')
  const [type] = KINDS.find(([, prefix]) => base64.startsWith(prefix)) ?? []
  if (!type) throw invalidField(field, 'is not a jpg or png picture')
  return { type, bytes }
}
