import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '#lib/storage/device-id.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { Draft } from '#ui/form/use-draft.ts'

const MAX_PICTURES = 3
const MAX_BYTES = 5_242_880

/** `url` is set when reading is complete; `share` is the part that has been read, 0 to 1. */
export type Picture = { id: string; name: string; size: number; share: number; url?: string }
type Refusal = 'activity_image_type' | 'activity_apply_remark_limit3' | 'activity_apply_remark_limit4'

async function refusalOf(file: File, count: number): Promise<Refusal | undefined> {
  if (count >= MAX_PICTURES) return 'activity_apply_remark_limit4'
  if (!(await isPicture(file))) return 'activity_image_type'
  return file.size > MAX_BYTES ? 'activity_apply_remark_limit3' : undefined
}

const DRAFT_KEY = 'pictures'
const readStored = (draft: Draft): Picture[] => JSON.parse(draft.get(DRAFT_KEY) ?? '[]') as Picture[]

/** Pictures stored in the draft once they have been read, as long as the storage has space. */
function useStoredPictures(draft: Draft) {
  const [pictures, setPictures] = useState(() => readStored(draft))
  const change = (to: (before: Picture[]) => Picture[]) =>
    setPictures((before) => {
      const next = to(before)
      draft.set(DRAFT_KEY, JSON.stringify(next.filter(({ url }) => url)))
      return next
    })
  return { pictures, change }
}

export function usePictures(draft: Draft) {
  const { t } = useTranslation('promotions')
  const { pictures, change } = useStoredPictures(draft)
  const removePicture = (id: string) => change((before) => before.filter((one) => one.id !== id))
  const update = (id: string, more: Partial<Picture>) =>
    change((before) => before.map((one) => (one.id === id ? { ...one, ...more } : one)))

  async function read(file: File) {
    const id = randomId()
    change((before) => [...before, { id, name: file.name, size: file.size, share: 0 }])
    try {
      update(id, { url: await readPicture(file, (share) => update(id, { share })), share: 1 })
    } catch {
      removePicture(id)
      void showToast(t('imageUnreadable'), { kind: 'error', time: 'short' })
    }
  }

  async function add(files: readonly File[]) {
    let count = pictures.length
    for (const file of files) {
      const refusal = await refusalOf(file, count)
      if (refusal) void showToast(t(refusal), { kind: 'error' })
      else {
        count++
        void read(file)
      }
    }
  }

  return {
    pictures,
    urls: pictures.flatMap(({ url }) => url ?? []),
    isReading: pictures.some(({ url }) => !url),
    hasRoom: pictures.length < MAX_PICTURES,
    add,
    remove: removePicture,
    clear: () => change(() => []),
  }
}

/** Maximum width and height, pixels. The page rarely shows a picture larger than this, so a larger upload is not needed. */
const MAX_SIDE = 1600
/** Smaller files are sent unchanged, bytes. */
const MAX_UNCHANGED_SIZE = 600_000
const QUALITY = 0.85

const MAGIC_NUMBERS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]

async function isPicture(file: File) {
  if (!/^image\/(jpe?g|png)$/.test(file.type)) return false
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return MAGIC_NUMBERS.some((mark) => mark.every((byte, at) => head[at] === byte))
}

/** Reads a picture as a data URL and shrinks it if it is large. Calls `onProgress` with the part read, 0 to 1. Rejects if the picture is broken. */
async function readPicture(file: File, onProgress: (share: number) => void): Promise<string> {
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
