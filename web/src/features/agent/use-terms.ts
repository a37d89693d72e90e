import type { Contract } from '@longan/sdk'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Draft } from '#ui/use-draft.ts'
import { kindsOf, mostOf, productsOf, type RateType } from './offer-limits.ts'

export type Terms = ReturnType<typeof useTerms>

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | undefined) =>
  values.find((one) => one === wanted) ?? values[0]!

/** What an offer is about, always something that the agent can offer. Whom it is for stands in the address, the rest in the draft. */
export function useTerms(own: readonly Contract[], draft: Draft) {
  const [query, setQuery] = useSearchParams()
  const [wanted, setWanted] = useState({
    kind: draft.get('kind'),
    product: draft.get('product'),
    rateType: draft.get('rateType'),
  })
  const want = (name: keyof typeof wanted) => (value: string) => setWanted((before) => ({ ...before, [name]: value }))
  const kinds = kindsOf(own)
  const kind = oneOf(kinds, wanted.kind)
  const products = productsOf(own, kind)
  const product = oneOf(products, wanted.product)
  const most = mostOf(own, kind, product)
  const rateTypes = Object.keys(most) as RateType[]
  const rateType = rateTypes.length > 0 ? oneOf(rateTypes, wanted.rateType) : 'P'
  return {
    downline: query.get('to') ?? '',
    chooseDownline: (to: string) => setQuery({ view: 'newContract', to }, { replace: true }),
    kinds,
    kind,
    setKind: want('kind'),
    products,
    product,
    setProduct: want('product'),
    rateTypes,
    giving: { rateType, most: most[rateType] ?? 0 },
    setRateType: want('rateType'),
  }
}
