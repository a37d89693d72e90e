import { useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createStore } from '#lib/storage/store.ts'
import { sendWorldCommand } from '../world.queries.ts'
import { type BrandPatch, brandQuery, changeBrand, type WorldBrand } from './brand.queries.ts'
import { siteLanguages } from './show-brand.ts'

/** `back`: the patch that takes the step back. */
type Step = { back: BrandPatch; field: string; at: number }
const steps = createStore<readonly Step[]>([])
const undoCount = createStore(0)

/** What is typed or dragged within this time of the last change of the same field is one step. */
const ONE_STEP_MS = 1000
const MAX_STEPS = 50

function remember(back: BrandPatch, field: string) {
  const at = performance.now()
  const past = steps.get()
  const last = past.at(-1)
  const isSameStep = last?.field === field && at - last.at < ONE_STEP_MS
  steps.set(isSameStep ? [...past.slice(0, -1), { ...last, at }] : [...past.slice(1 - MAX_STEPS), { back, field, at }])
}

const fieldsOf = (brand: WorldBrand | BrandPatch) => Object.keys(brand) as (keyof WorldBrand)[]
const pick = (brand: WorldBrand, fields: (keyof WorldBrand)[]): BrandPatch =>
  Object.fromEntries(fields.map((field) => [field, brand[field] ?? null]))

/** A change that the mock refused has left nothing to undo. */
const isEffective = (brand: WorldBrand) => (step: Step) =>
  JSON.stringify(pick(brand, fieldsOf(step.back))) !== JSON.stringify(step.back)

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
      settings.mutate({ command: 'PATCH /settings', body: { languages: patch.languages ?? siteLanguages } })
  }
  return {
    brand,
    error: error ?? settings.error,
    /** Changes with each step back: what was typed before it no longer counts. */
    undone: useSyncExternalStore(undoCount.subscribe, undoCount.get),
    change(patch: BrandPatch) {
      remember(pick(brand, fieldsOf(patch)), fieldsOf(patch).join())
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
      remember(pick(brand, fieldsOf(brand)), 'all')
      undoCount.set(undoCount.get() + 1)
      send(pick({}, fieldsOf(brand)))
    },
  }
}
