import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { isSameFile, print, refuse } from '../../../../command-line.ts'
import type { ImportDifference } from '../har/import-har.ts'
import { loadNodeAdapter } from './bundle.ts'
import { readJsonFile, writeAtomically } from './json-file.ts'

/** `longan recording export`: writes a recording as a HAR, with the responses of a replay. */
export async function exportRecording(file: string | undefined, har: string | undefined): Promise<void> {
  if (!file || !har) return refuse('"recording export" needs a recording, and --har FILE')
  const { json } = await readJsonFile(file, 'recording')
  const { createMockServer, exportHar, readRecording } = await loadNodeAdapter()
  const refuseFile = (error: Error) => refuse(`Failed to export ${file}: ${error.message}`)
  const read = async () => exportHar(readRecording(json), createMockServer)
  const exported = await read().catch(refuseFile)
  await writeAtomically(har, JSON.stringify(exported), 'HAR')
  print(`Exported ${file} to ${har}. It contains what was sent, including passwords and tokens of the mock`)
}

/** `longan recording import`: writes the calls of a HAR as a recording, which `longan replay` replays. */
export async function importRecording(har: string | undefined, target: string | undefined): Promise<void> {
  if (!har || !target) return refuse('"recording import" needs a HAR, and the file to write')
  if (isSameFile(har, target)) refuse(`${target} would replace the file that is read: name another file`)
  const { recording, others, differences } = (await isExported(har)) ? await readExported(har) : await replayHar(har)
  await writeAtomically(target, JSON.stringify(recording), 'recording')
  print(
    `Imported ${recording.calls.length} requests of ${har} to ${target}; ${others} entries are not calls of the mock`,
    ...describe(differences),
  )
}

function describe(differences: readonly ImportDifference[]): string[] {
  const [first] = differences
  if (!first) return []
  const { entry, method, path, status, now } = first
  return [
    `${differences.length} responses have another status here. The first is entry ${entry}: ${method} ${path}, then ${status}, now ${now}`,
  ]
}

const HEAD_BYTES = 300

/** Returns true if the file begins as an exported recording does. */
async function isExported(har: string): Promise<boolean> {
  const refuseFile = ({ code }: NodeJS.ErrnoException) => refuse(`The HAR ${har} cannot be read (${code})`)
  const file = await open(har).catch(refuseFile)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0).catch(refuseFile)
    return buffer.toString('utf8', 0, bytesRead).includes('"_longan":')
  } finally {
    await file.close()
  }
}

async function readExported(har: string) {
  const { json } = await readJsonFile(har, 'HAR')
  const { readExportedHar, readRecording } = await loadNodeAdapter()
  try {
    return { recording: readRecording(readExportedHar(json)), others: 0, differences: [] }
  } catch (error) {
    return refuse(`The HAR ${har} is not an exported recording: ${(error as Error).message}`)
  }
}

async function replayHar(har: string) {
  const { createMockServer, HarProblem, importHar } = await loadNodeAdapter()
  return importHar(createReadStream(har, 'utf8'), createMockServer).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof HarProblem) return refuse(`The HAR ${har} ${error.message}`)
    return error.code ? refuse(`The HAR ${har} cannot be read (${error.code})`) : Promise.reject(error)
  })
}
