export type PictureProblem = 'kind' | 'size' | 'broken'
/** A picture as the gateway takes it: file name and base64 content. */
export type Picture = { fileName: string; image: string }

const MAX_BYTES = 10 * 1024 * 1024
/** The maximum width and height; more adds no information to a slip. */
const MAX_SIDE = 1600
const QUALITY = 0.85
const SMALL_BYTES = 300 * 1024

const signatures = { jpg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47] } as const

async function kindOf(file: Blob) {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return (['jpg', 'png'] as const).find((kind) => signatures[kind].every((byte, index) => bytes[index] === byte))
}

const base64Of = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(new Error('The picture could not be read'))
    reader.readAsDataURL(blob)
  })

/** Scales the picture down, upright and without the camera's metadata. */
function redraw(bitmap: ImageBitmap): Promise<Blob | null> {
  const factor = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * factor)
  canvas.height = Math.round(bitmap.height * factor)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

const withExtension = (name: string, kind: string) => `${name.replace(/\.[^.]*$/, '').slice(0, 60) || 'slip'}.${kind}`

/** Reads a photo or screenshot and scales it down for upload. The type is detected from the content, not the name. A small picture is sent unchanged. */
export async function shrinkPicture(file: File): Promise<Picture | PictureProblem> {
  const kind = await kindOf(file)
  if (!kind) return 'kind'
  if (file.size > MAX_BYTES) return 'size'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return 'broken'
  const isSmall = file.size <= SMALL_BYTES && Math.max(bitmap.width, bitmap.height) <= MAX_SIDE
  const drawn = isSmall ? null : await redraw(bitmap)
  bitmap.close()
  return drawn
    ? { fileName: withExtension(file.name, 'jpg'), image: await base64Of(drawn) }
    : { fileName: withExtension(file.name, kind), image: await base64Of(file) }
}
