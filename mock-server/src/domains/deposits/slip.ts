import { BEGINNINGS } from '../../kernel/pictures.ts'
import { invalidField } from '../../kernel/refusal.ts'

const MOST_BYTES = 10 * 1024 * 1024

/** Refuses what is not a picture of a slip: a jpg, jpeg or png of at most 10 MB, by its name and by its content. */
export function refuseSlip({ fileName, image }: { fileName: string; image: string }) {
  const beginning = BEGINNINGS[fileName.split('.').at(-1)!.toLowerCase()]
  if (!beginning) throw invalidField('fileName', 'must end in jpg, jpeg or png')
  if (!/^[A-Za-z0-9+/]+=*$/.test(image)) throw invalidField('image', 'is not base64')
  if (!image.startsWith(beginning)) throw invalidField('image', 'is not a picture of the kind that its name says')
  if ((image.length * 3) / 4 > MOST_BYTES) throw invalidField('image', 'is larger than 10 MB')
}
