import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { controlThrough } from '../control.ts'
import { worldClockQuery } from '../world.queries.ts'
import { Director } from './director.tsx'
import styles from './director.module.css'
import { addDirectorWords } from './words.ts'

/** The panel on another device. Its link says which world it is about, and what lets it control that: behind the `#`, which no server is sent. */
export function RemoteDirector() {
  useState(() => (addDirectorWords(), takeKey(location.hash)))
  const { t } = useTranslation('director')
  const clock = useQuery({ ...worldClockQuery(), retry: false })
  if (clock.isError && !clock.data)
    return (
      <p className={styles.lost} role="alert">
        {t('noLink')}
      </p>
    )
  return <Director isRemote />
}

/** Every command is sent with the link's token, to the link's world, unless it names another. */
function takeKey(hash: string) {
  const given = new URLSearchParams(hash.slice(1))
  const [token, world] = [given.get('token'), given.get('world')]
  controlThrough((request) => {
    if (token) request.headers.set('x-admin-token', token)
    if (world && !request.headers.has('x-mock-world')) request.headers.set('x-mock-world', world)
    return fetch(request)
  })
}
