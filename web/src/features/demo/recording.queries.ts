import { GatewayError } from '@longan/sdk'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { control } from './control.ts'
import { switchWorld } from './world.queries.ts'

/** Number of recorded calls of the world; `calls` is absent while nothing is recorded. */
export const recordingStatusQuery = () =>
  queryOptions({
    queryKey: ['demo', 'recording'],
    meta: { of: 'site' },
    queryFn: () => control<{ calls?: number }>('GET /recording/status'),
    staleTime: 0,
  })

/** Result of a replay; `first` is the first request with a different response. */
export type ReplayResult = {
  requests: number
  isSame: boolean
  first?: { number: number; call: { method: string; path: string; status: number }; status: number }
}

/** Thrown if a file is not a recording, or one of another version. The world is unchanged. */
export class InvalidRecordingError extends Error {
  readonly isOtherVersion: boolean

  constructor({ isOtherVersion }: { isOtherVersion: boolean }) {
    super(
      isOtherVersion
        ? 'Failed to replay the recording: it was made by another version'
        : 'Failed to replay the file: it is not a recording',
    )
    this.isOtherVersion = isOtherVersion
  }
}

/** Returns the recording as text for a file; without one, a recording of the current state. */
export async function exportRecording(): Promise<string> {
  const { calls } = await control<{ calls?: number }>('GET /recording/status')
  if (calls !== undefined) return JSON.stringify(await control('GET /recording'))
  await control('POST /recording')
  const saved = JSON.stringify(await control('GET /recording'))
  await control('DELETE /recording')
  return saved
}

/** Replays the recording in a file. If all responses are the same, the world continues from its end, signed out. */
export const replayRecording = () =>
  mutationOptions({
    mutationFn: async (file: File) => replay(readJson(await file.text())),
    onSuccess: async ({ isSame }, ...[, , { client }]) => {
      if (isSame) await switchWorld(client)
    },
  })

async function replay(recording: object): Promise<ReplayResult> {
  try {
    return await control<ReplayResult>('POST /recording/replay', { recording, apply: true })
  } catch (error) {
    if (!(error instanceof GatewayError && error.status === 400)) throw error
    throw new InvalidRecordingError({ isOtherVersion: isOtherVersion(error, recording) })
  }
}

const isOtherVersion = ({ value }: GatewayError, recording: object) =>
  value?.field === 'recording' ||
  (value?.field === 'document' && ('document' in recording || 'description' in recording))

function readJson(text: string): object {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null && ('recording' in json || 'capsule' in json)) return json
  } catch {
    // Text that is not JSON is not a recording either.
  }
  throw new InvalidRecordingError({ isOtherVersion: false })
}
