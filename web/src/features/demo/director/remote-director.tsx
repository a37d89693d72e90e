import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { setControlTransport } from '../control.ts'
import { worldClockQuery } from '../world.queries.ts'
import type { DirectorPage } from '../director-pages.ts'
import { Director } from './director.tsx'
import styles from './director.module.css'
import { addDirectorMessages } from './messages.ts'

/**
 * The panel on another device. Its link contains the world and the admin token after `#`, which is not sent to servers.
 */
export function RemoteDirector() {
  useState(() => (addDirectorMessages(), connectToWorld(location.hash)))
  const { t } = useTranslation('director')
  const [page, setPage] = useState<DirectorPage>('start')
  const clock = useQuery({ ...worldClockQuery(), retry: false })
  if (clock.isError && !clock.data)
    return (
      <p className={styles.lost} role="alert">
        {t('noLink')}
      </p>
    )
  return <Director isRemote page={page} onShow={setPage} />
}

function connectToWorld(hash: string) {
  const params = new URLSearchParams(hash.slice(1))
  const [token, world] = [params.get('token'), params.get('world')]
  setControlTransport((request) => {
    if (token) request.headers.set('x-admin-token', token)
    if (world && !request.headers.has('x-mock-world')) request.headers.set('x-mock-world', world)
    return fetch(request)
  })
}
