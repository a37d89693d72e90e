import { useNavigate, useLocation, useSearchParams } from 'react-router-dom'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'

export function useGroup() {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const choose = (group: string) => {
    if (!needsLogin(group)) return setQuery(group === 'all' ? {} : { group }, { replace: true })
    session.rememberReturn(`${pathname}?group=${group}`)
    void navigate(paths.login)
  }
  return [query.get('group') ?? 'all', choose] as const
}

const membersGroups = ['recent', 'fav']

export const needsLogin = (group: string) => membersGroups.includes(group) && !session.get()
