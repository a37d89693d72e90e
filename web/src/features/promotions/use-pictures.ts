import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { randomId } from '#lib/device-id.ts'
import { showToast } from '#ui/toast.ts'
import type { Draft } from '#ui/use-draft.ts'
import { isPicture, readPicture } from './read-picture.ts'

/** At most so many pictures of at most so many bytes. */
const MOST = 3
const LARGEST = 5_242_880

/** `url` is there once it has been read; `share` is how much of it has, 0 to 1. */
export type Picture = { id: string; name: string; size: number; share: number; url?: string }
type Refusal = 'activity_image_type' | 'activity_apply_remark_limit3' | 'activity_apply_remark_limit4'

/** Why a file is not taken; nothing where it is. */
async function refusalOf(file: File, count: number): Promise<Refusal | undefined> {
  if (count >= MOST) return 'activity_apply_remark_limit4'
  if (!(await isPicture(file))) return 'activity_image_type'
  return file.size > LARGEST ? 'activity_apply_remark_limit3' : undefined
}

const KEY = 'pictures'
const keptIn = (draft: Draft): Picture[] => JSON.parse(draft.get(KEY) ?? '[]') as Picture[]

/** Pictures that are kept with the draft as soon as they have been read, as far as there is room. */
function useKept(draft: Draft) {
  const [pictures, setPictures] = useState(() => keptIn(draft))
  const change = (to: (before: Picture[]) => Picture[]) =>
    setPictures((before) => {
      const next = to(before)
      draft.set(KEY, JSON.stringify(next.filter(({ url }) => url)))
      return next
    })
  return { pictures, change }
}

/** The pictures that somebody has chosen, read one by one. */
export function usePictures(draft: Draft) {
  const { t } = useTranslation('promotions')
  const { pictures, change } = useKept(draft)
  const without = (id: string) => change((before) => before.filter((one) => one.id !== id))
  const update = (id: string, more: Partial<Picture>) =>
    change((before) => before.map((one) => (one.id === id ? { ...one, ...more } : one)))

  async function read(file: File) {
    const id = randomId()
    change((before) => [...before, { id, name: file.name, size: file.size, share: 0 }])
    try {
      update(id, { url: await readPicture(file, (share) => update(id, { share })), share: 1 })
    } catch {
      without(id)
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
    hasRoom: pictures.length < MOST,
    add,
    remove: without,
    clear: () => change(() => []),
  }
}
