import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import type { RouteEntry } from './route.ts'

/** Returns the action of the back button; undefined without a button. Without history it leads home. */
export function useBack(entry?: RouteEntry): (() => void) | undefined {
  const navigate = useNavigate()
  const { key } = useLocation()
  const back = entry?.back ?? 'history'
  if (back === 'none') return undefined
  if (back !== 'history') return () => navigate(back())
  // The router names the first entry of a visit "default".
  return () => (key === 'default' ? navigate(paths.home, { replace: true }) : navigate(-1))
}
