/** A picture on the page is seldom wider, and the gateway need not be sent more, pixels. */
const WIDEST = 1600
/** Smaller files are sent as they are, bytes. */
const SMALL = 600_000
const QUALITY = 0.85

const MARKS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]

/** Whether a file says of itself, and begins as, a jpeg or png picture does. */
export async function isPicture(file: File) {
  if (!/^image\/(jpe?g|png)$/.test(file.type)) return false
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return MARKS.some((mark) => mark.every((byte, at) => head[at] === byte))
}

/** The picture as a data URL, no larger than it needs to be; `onProgress` is told the share that has been read, 0 to 1. Rejects what is broken. */
export async function readPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  const url = await dataUrlOf(file, onProgress)
  return (await shrunk(file)) ?? url
}

const dataUrlOf = (file: File, onProgress: (share: number) => void) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Failed to read a picture')))
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsDataURL(file)
  })

/** The same picture smaller; nothing where it is small enough. */
async function shrunk(file: File): Promise<string | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined
  const bitmap = await createImageBitmap(file)
  const share = Math.min(1, WIDEST / Math.max(bitmap.width, bitmap.height))
  if (share === 1 && file.size <= SMALL) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * share)
  canvas.height = Math.round(bitmap.height * share)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
