import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'

export function useLeave() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(paths.home, { replace: true }) : navigate(-1))
}
