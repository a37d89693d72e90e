import { useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/storage/store.ts'
import { type BrandPatch, brandQuery, changeBrand, type WorldBrand } from './brand.queries.ts'

const fields = [
  'name',
  'colour',
  'logo',
  'radius',
  'font',
  'theme',
  'languages',
  'currency',
] as const satisfies (keyof WorldBrand)[]

type Step = { brand: WorldBrand; field: string; at: number }
const steps = createStore<readonly Step[]>([])

/** What is typed or dragged within this time of the last change of the same field is one step. */
const ONE_STEP_MS = 1000
const MAX_STEPS = 50

function remember(brand: WorldBrand, field: string) {
  const at = performance.now()
  const past = steps.get()
  const last = past.at(-1)
  const isSameStep = last?.field === field && at - last.at < ONE_STEP_MS
  steps.set(isSameStep ? [...past.slice(0, -1), { ...last, at }] : [...past.slice(1 - MAX_STEPS), { brand, field, at }])
}

/** Returns the patch that leads from one brand to another. */
const patchBetween = (from: WorldBrand, to: WorldBrand): BrandPatch =>
  Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
      .map((field) => [field, to[field] ?? null]),
  )

export type BrandChanges = ReturnType<typeof useBrandChanges>

/** The brand of the world, and its changes. The steps of the page can be undone until it is loaded again. */
export function useBrandChanges() {
  const { data: brand = {} } = useQuery(brandQuery())
  const { mutate, error } = useMutation(changeBrand())
  const past = useSyncExternalStore(steps.subscribe, steps.get)
  const change = (patch: BrandPatch) => {
    remember(brand, Object.keys(patch).join())
    mutate(patch)
  }
  return {
    brand,
    error,
    change,
    canUndo: past.length > 0,
    undo() {
      const last = past.at(-1)
      if (!last) return
      steps.set(past.slice(0, -1))
      mutate(patchBetween(brand, last.brand))
    },
    isOwn: Object.keys(brand).length === 0,
    reset() {
      remember(brand, 'all')
      mutate(patchBetween(brand, {}))
    },
  }
}
