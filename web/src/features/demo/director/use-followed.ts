import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lookAgain } from '../world.queries.ts'
import { followWorld, type Told } from './changes.ts'

/** Many calls come at once: the first is followed at once, the others together when a moment has passed, ms. */
const MOMENT = 80

/** The world, followed: the panel shows what changes within a moment, and the app what somebody has commanded elsewhere. */
export function useFollowedWorld(isRemote: boolean): Told | undefined {
  const client = useQueryClient()
  const [told, setTold] = useState<Told>()
  // The world is outside React.
  useEffect(() => {
    const gone = new AbortController()
    const follow = inMoments(() => void client.invalidateQueries({ queryKey: ['demo', 'director'] }))
    const lookEverywhere = () => (isRemote ? client.invalidateQueries({ predicate: isOfWorld }) : lookAgain(client))
    let commands: number | undefined
    const hear = (news: Told) => {
      const isCommanded = commands !== undefined && news.commands !== commands
      commands = news.commands
      setTold(news)
      if (isCommanded) void lookEverywhere()
      else follow()
    }
    void followWorld(hear, gone.signal)
    return () => {
      gone.abort()
      follow.cancel()
    }
  }, [client, isRemote])
  return told
}

/** Who there is to be stays as it is. */
const isOfWorld = ({ queryKey: [of, what] }: { queryKey: readonly unknown[] }) => of === 'demo' && what !== 'personas'

/** Calls `act` at once, and for those who ask within the moment after it once more when that has passed. */
function inMoments(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const ask = () => {
    isWanted = timer !== undefined
    if (isWanted) return
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) ask()
    }, MOMENT)
    act()
  }
  return Object.assign(ask, { cancel: () => clearTimeout(timer) })
}
