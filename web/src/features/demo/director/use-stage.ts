import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { control } from '../control.ts'
import { type Act, type House, perform } from './acts.ts'
import type { Progress, Told, Wish } from './changes.ts'
import { storyCalled } from './stories.ts'

/** Between two steps that play themselves there is time to look, ms. */
const PAUSE = 2500

/** Does in this page's app what the director wishes, wherever the wish comes from, and says how far it is. */
export function useStage(told: Told | undefined, isRemote: boolean) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useRef(pathname)
  const heard = useRef<string>(undefined)
  const wish = told?.stage.wish
  const isNew = useRef(true)
  const take = useEffectEvent((wanted: Wish) => {
    const house: House = { client, navigate: (path) => void navigate(path), path: () => here.current }
    void act(wanted, { house, isStill: () => heard.current === wanted.id })
  })
  // A story waits until the app is somewhere.
  useEffect(() => void (here.current = pathname), [pathname])
  // What is wished comes from outside: another page, another device.
  useEffect(() => {
    if (!told || isRemote) return
    // What was wished before this page came is done, or nobody waits for it.
    const isOld = isNew.current && wish?.id === told.stage.state?.heard
    isNew.current = false
    if (!wish || wish.id === heard.current || isOld) return
    heard.current = wish.id
    take(wish)
  }, [told, wish, isRemote])
}

type Doing = { house: House; isStill: () => boolean }

const say = (state: Progress) => control('POST /stage', { state })

async function act(wish: Wish, doing: Doing) {
  if ('story' in wish) return playFrom(wish, doing)
  if ('stop' in wish) return say({ heard: wish.id })
  const wanted: Act = 'persona' in wish ? { as: wish.persona } : { reset: true }
  await say({ heard: wish.id, isBusy: true })
  const problem = await tried([wanted, { go: '/m/home' }], doing.house)
  await say({ heard: wish.id, ...problem })
}

/** One step; where the story plays itself, those after it too, until another wish comes. */
async function playFrom(wish: Wish & { story: string; step: number; isPlaying: boolean }, doing: Doing) {
  const { id, story: name, isPlaying } = wish
  const steps = storyCalled(name)?.steps ?? []
  for (let step = wish.step; step < steps.length && doing.isStill(); step++) {
    const at = { heard: id, story: name, step }
    await say({ ...at, isBusy: true })
    const { problem } = await tried(steps[step]!, doing.house)
    const goesOn = isPlaying && !problem && step < steps.length - 1
    if (doing.isStill()) await say({ ...at, isBusy: goesOn, ...(problem !== undefined && { problem }) })
    if (!goesOn) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

async function tried(acts: readonly Act[], house: House): Promise<{ problem?: string }> {
  try {
    for (const one of acts) await perform(one, house)
    return {}
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
