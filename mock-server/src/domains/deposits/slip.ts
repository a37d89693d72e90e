import { BASE64_PREFIXES } from '../../kernel/validation/pictures.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** Throws a Refusal unless the slip is a jpg or png of at most 10 MB, by its name and by its content. */
export function assertSlip({ fileName, image }: { fileName: string; image: string }) {
  const signature = BASE64_PREFIXES[fileName.split('.').at(-1)!.toLowerCase()]
  if (!signature) throw invalidField('fileName', 'must end in jpg, jpeg or png')
  if (!/^[A-Za-z0-9+/]+=*$/.test(image)) throw invalidField('image', 'is not base64')
  if (!image.startsWith(signature)) throw invalidField('image', 'is not a picture of the kind that its name says')
  if ((image.length * 3) / 4 > MAX_BYTES) throw invalidField('image', 'is larger than 10 MB')
}
