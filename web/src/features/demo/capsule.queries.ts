import { GatewayError } from '@longan/sdk'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { control } from './control.ts'
import { enterOtherWorld } from './world.queries.ts'

/** How many calls are on the world's tape; none is named where nothing is written down. */
export const tapeQuery = () =>
  queryOptions({
    queryKey: ['demo', 'tape'],
    meta: { of: 'site' },
    queryFn: () => control<{ calls?: number }>('GET /capsule/tape'),
    staleTime: 0,
  })

/** What became of a capsule that was played: the first request that was answered otherwise is named. */
export type Played = {
  requests: number
  isSame: boolean
  first?: { number: number; call: { method: string; path: string; status: number }; status: number }
}

/** A file that holds no capsule, or one of another version; the world is as it was. */
export class NoCapsule extends Error {
  readonly isForeign: boolean

  constructor({ isForeign }: { isForeign: boolean }) {
    super(isForeign ? 'The capsule is of another version' : 'The file holds no capsule')
    this.isForeign = isForeign
  }
}

/** All that is on the tape as a file's text; without a tape the world as it stands. */
export async function takeCapsule(): Promise<string> {
  const { calls } = await control<{ calls?: number }>('GET /capsule/tape')
  if (calls !== undefined) return JSON.stringify(await control('GET /capsule'))
  await control('POST /capsule')
  const taken = JSON.stringify(await control('GET /capsule'))
  await control('DELETE /capsule')
  return taken
}

/** Makes happen again what a file holds; where all is as it was, the world goes on from there, and nobody is logged in. */
export const playCapsule = () =>
  mutationOptions({
    mutationFn: async (file: File) => replay(readJson(await file.text())),
    onSuccess: async ({ isSame }, ...[, , { client }]) => {
      if (isSame) await enterOtherWorld(client)
    },
  })

async function replay(capsule: object): Promise<Played> {
  try {
    return await control<Played>('POST /capsule/replay', { capsule, take: true })
  } catch (error) {
    if (!(error instanceof GatewayError && error.status === 400)) throw error
    throw new NoCapsule({ isForeign: isForeign(error, capsule) })
  }
}

const isForeign = ({ value }: GatewayError, capsule: object) =>
  value?.field === 'capsule' || (value?.field === 'description' && 'description' in capsule)

function readJson(text: string): object {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null && 'capsule' in json) return json
  } catch {
    // Said below.
  }
  throw new NoCapsule({ isForeign: false })
}
