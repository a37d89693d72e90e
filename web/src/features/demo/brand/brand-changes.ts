import { hashKey, useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/storage/store.ts'
import { sendWorldCommand } from '../world.queries.ts'
import { type BrandPatch, brandQuery, changeBrand, type WorldBrand } from './brand.queries.ts'
import { shownBrandOf, siteBrand } from './show-brand.ts'

/** `back`: the patch that takes the step back. `values`: the fields as the step set them. */
type Step = { back: BrandPatch; values: BrandPatch; field: string; at: number }
export const steps = createStore<readonly Step[]>([])
const undoCount = createStore(0)

/** What is typed or dragged within this time of the last change of the same field is one step. */
const ONE_STEP_MS = 1000
const MAX_STEPS = 50

function remember(back: BrandPatch, values: BrandPatch, field: string) {
  const at = performance.now()
  const past = steps.get()
  const last = past.at(-1)
  const isSameStep = last?.field === field && at - last.at < ONE_STEP_MS
  const step = { back: isSameStep ? last.back : back, values, field, at }
  steps.set([...(isSameStep ? past.slice(0, -1) : past.slice(1 - MAX_STEPS)), step])
}

const fieldsOf = (brand: WorldBrand | BrandPatch) => Object.keys(brand) as (keyof WorldBrand)[]
const pick = (brand: WorldBrand, fields: (keyof WorldBrand)[]): BrandPatch =>
  Object.fromEntries(fields.map((field) => [field, brand[field] ?? null]))

/** True if the brand still has what the step set: the mock may have refused it, and another tab or another world may have replaced it. */
const isEffective = (brand: WorldBrand) => {
  const isSame = (one: BrandPatch, other: BrandPatch) => hashKey([one]) === hashKey([other])
  return ({ back, values }: Step) => isSame(pick(brand, fieldsOf(values)), values) && !isSame(back, values)
}

export type BrandChanges = ReturnType<typeof useBrandChanges>

/** The brand of the world, and its changes. The steps of the page can be undone until it is loaded again. */
export function useBrandChanges() {
  const { data: brand = {} } = useQuery(brandQuery())
  const { mutate, error } = useMutation(changeBrand())
  const settings = useMutation(sendWorldCommand())
  const past = useSyncExternalStore(steps.subscribe, steps.get)
  const last = past.findLastIndex(isEffective(brand))
  const send = (patch: BrandPatch) => {
    mutate(patch)
    // The gateway has a list of its own.
    if (patch.languages !== undefined)
      settings.mutate({ command: 'PATCH /settings', body: { languages: patch.languages ?? siteBrand.languages } })
  }
  return {
    brand,
    shown: shownBrandOf(brand),
    error: error ?? settings.error,
    /** Changes with each step back: what was typed before it no longer counts. */
    undone: useSyncExternalStore(undoCount.subscribe, undoCount.get),
    change(patch: BrandPatch) {
      remember(pick(brand, fieldsOf(patch)), patch, fieldsOf(patch).join())
      send(patch)
    },
    canUndo: last >= 0,
    undo() {
      const step = past[last]
      if (!step) return
      steps.set(past.slice(0, last))
      undoCount.set(undoCount.get() + 1)
      send(step.back)
    },
    isOwn: Object.keys(brand).length === 0,
    reset() {
      const none = pick({}, fieldsOf(brand))
      remember(pick(brand, fieldsOf(brand)), none, 'all')
      undoCount.set(undoCount.get() + 1)
      send(none)
    },
  }
}
