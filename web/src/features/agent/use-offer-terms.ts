import type { Contract } from '@longan/sdk'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Draft } from '#ui/form/use-draft.ts'
import { kindsOf, maxRatesOf, productsOf, type RateType } from './offer-limits.ts'

export type OfferTerms = ReturnType<typeof useOfferTerms>

const findOrFirst = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((one) => one === value) ?? values[0]!

export function useOfferTerms(own: readonly Contract[], draft: Draft) {
  const [query, setQuery] = useSearchParams()
  const [selected, setSelected] = useState({
    kind: draft.get('kind'),
    product: draft.get('product'),
    rateType: draft.get('rateType'),
  })
  const selectField = (name: keyof typeof selected) => (value: string) =>
    setSelected((before) => ({ ...before, [name]: value }))
  const kinds = kindsOf(own)
  const kind = findOrFirst(kinds, selected.kind)
  const products = productsOf(own, kind)
  const product = findOrFirst(products, selected.product)
  const maxRates = maxRatesOf(own, kind, product)
  const rateTypes = Object.keys(maxRates) as RateType[]
  const rateType = rateTypes.length > 0 ? findOrFirst(rateTypes, selected.rateType) : 'P'
  return {
    downline: query.get('to') ?? '',
    chooseDownline: (to: string) => setQuery({ view: 'newContract', to }, { replace: true }),
    kinds,
    kind,
    setKind: selectField('kind'),
    products,
    product,
    setProduct: selectField('product'),
    rateTypes,
    rateLimit: { rateType, max: maxRates[rateType] ?? 0 },
    setRateType: selectField('rateType'),
  }
}
