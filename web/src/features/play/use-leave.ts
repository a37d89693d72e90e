import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** Returns to the previous page, or home if the game was opened by its URL. */
export function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(paths.home, { replace: true }) : navigate(-1))
}
