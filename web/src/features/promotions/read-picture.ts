/** Maximum width and height, pixels. The page rarely shows a picture larger than this, so a larger upload is not needed. */
const MAX_SIDE = 1600
/** Smaller files are sent unchanged, bytes. */
const MAX_UNCHANGED_SIZE = 600_000
const QUALITY = 0.85

const MAGIC_NUMBERS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]

export async function isPicture(file: File) {
  if (!/^image\/(jpe?g|png)$/.test(file.type)) return false
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return MAGIC_NUMBERS.some((mark) => mark.every((byte, at) => head[at] === byte))
}

/** Reads a picture as a data URL and shrinks it if it is large. Calls `onProgress` with the part read, 0 to 1. Rejects if the picture is broken. */
export async function readPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  const url = await dataUrlOf(file, onProgress)
  return (await shrink(file)) ?? url
}

const dataUrlOf = (file: File, onProgress: (share: number) => void) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Failed to read a picture')))
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.readAsDataURL(file)
  })

/** Returns a smaller version, or undefined if the picture is small enough. */
async function shrink(file: File): Promise<string | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined
  const bitmap = await createImageBitmap(file)
  const share = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  if (share === 1 && file.size <= MAX_UNCHANGED_SIZE) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * share)
  canvas.height = Math.round(bitmap.height * share)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', QUALITY)
}
