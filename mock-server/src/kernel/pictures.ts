import { invalidField } from './refusal.ts'

/** How pictures of each kind that is taken begin, in base64. */
export const BEGINNINGS: Readonly<Record<string, string>> = { jpg: '/9j/', jpeg: '/9j/', png: 'iVBORw0KGgo' }

const DATA_URL = /^data:image\/(jpeg|jpg|png);base64,/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** What the request calls a picture, and how many bytes it may have. */
type Wanted = { field: string; most: number }

/** Kind and size of the picture in a data URL; another kind, what is no base64 or no picture, and what is too large are refused under `field`. */
export function readPicture(url: string, { field, most }: Wanted): { type: string; bytes: number } {
  const type = DATA_URL.exec(url.slice(0, 40))?.[1]
  if (!type) throw invalidField(field, 'must be a data URL of a jpg, jpeg or png picture')
  const start = url.indexOf(',') + 1
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  const bytes = ((url.length - start) / 4) * 3 - padding
  if (bytes > most) throw invalidField(field, `is larger than ${most} bytes`)
  if (bytes <= 0 || !Number.isInteger(bytes) || !BASE64.test(url.slice(start))) throw invalidField(field, 'is not base64')
  if (!url.startsWith(BEGINNINGS[type]!, start)) throw invalidField(field, 'is not a picture of the kind that it says')
  return { type, bytes }
}
