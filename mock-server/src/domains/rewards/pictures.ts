import { BEGINNINGS } from '../../kernel/picture-kinds.ts'
import { badField } from '../../kernel/refusal.ts'

/** A picture of at most so many bytes is read (specification G, 5). */
export const MAX_PICTURE = 5_242_880

const DATA_URL = /^data:image\/(jpeg|jpg|png);base64,/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Kind and size of the picture in a data URL; another kind, what is no base64, and what is too large are refused under `field`. */
export function readPicture(url: string, field: string): { type: string; bytes: number } {
  const type = DATA_URL.exec(url.slice(0, 40))?.[1]
  if (!type) throw badField(field, 'must be a data URL of a jpg, jpeg or png picture')
  const start = url.indexOf(',') + 1
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  const bytes = ((url.length - start) / 4) * 3 - padding
  if (bytes > MAX_PICTURE) throw badField(field, `is larger than ${MAX_PICTURE} bytes`)
  if (bytes <= 0 || !Number.isInteger(bytes) || !BASE64.test(url.slice(start))) throw badField(field, 'is not base64')
  if (!url.startsWith(BEGINNINGS[type]!, start)) throw badField(field, 'is not a picture of the kind that it says')
  return { type, bytes }
}
