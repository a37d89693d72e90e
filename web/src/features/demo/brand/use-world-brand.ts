import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshEverything } from '../world.queries.ts'
import { brandQuery } from './brand.queries.ts'
import { showWorldBrand } from './world-brand.ts'

/** Time without a change after which texts of the gateway that carry the name are fetched again. */
const TYPING_PAUSE_MS = 500

/** Shows the brand of the world on this page, and follows its changes. */
export function useWorldBrand() {
  const client = useQueryClient()
  const { data: brand } = useQuery(brandQuery())
  const name = brand && JSON.stringify(brand.name ?? null)
  const lastName = useRef<string>(undefined)
  useEffect(() => {
    if (brand) void showWorldBrand(brand).catch(() => undefined)
  }, [brand])
  useEffect(() => {
    if (name === undefined || name === lastName.current) return
    const isFirst = lastName.current === undefined
    lastName.current = name
    if (isFirst) return
    const timer = setTimeout(() => void refreshEverything(client), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [client, name])
}
