import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** Back to where the player came from; home when the game was opened by its address. */
export function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(paths.home, { replace: true }) : navigate(-1))
}
