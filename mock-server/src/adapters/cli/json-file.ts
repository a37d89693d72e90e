import { constants, existsSync } from 'node:fs'
import { access, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { assertNoDatabase, refuse } from '../../../../command-line.ts'

const reasonOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)

/** The text of a file, and what it says; one that is missing or no JSON is refused in a sentence. */
export async function readJsonFile(file: string, kind: string): Promise<{ text: string; json: unknown }> {
  const bytes = await readFile(file).catch((error: unknown) =>
    refuse(`The ${kind} ${file} cannot be read (${reasonOf(error)})`),
  )
  // Without the byte order mark that Windows programs write.
  const text = new TextDecoder().decode(bytes)
  try {
    return { text, json: JSON.parse(text) as unknown }
  } catch {
    return refuse(`The ${kind} ${file} is not JSON`)
  }
}

/** A recording that was saved by an older version has the field `capsule`. */
export const isRecording = (json: unknown) =>
  typeof json === 'object' && json !== null && ('recording' in json || 'capsule' in json)

/** Writes all of a file or nothing of it. Only its owner may read it: recordings and snapshots contain passwords and tokens. */
export async function writeAtomically(file: string, text: string, kind: string): Promise<void> {
  assertNoDatabase(file)
  const temporaryFile = `${file}.${process.pid}`
  try {
    // The name of a device such as /dev/null, or of a pipe, would become that of a file.
    if (await isOtherThanFile(file)) return await writeFile(file, text)
    await writeFile(temporaryFile, text, { mode: 0o600 })
    await rename(temporaryFile, file)
  } catch (error) {
    await rm(temporaryFile, { force: true })
    refuse(`The ${kind} ${file} cannot be written (${reasonOf(error)})`)
  }
}

const isOtherThanFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => !found.isFile(),
    () => false,
  )

/** Refuses a folder that has files, or that cannot be created, before a long run. */
export async function assertNewFolder(folder: string): Promise<void> {
  const path = resolve(folder)
  try {
    await access(dirname(path), constants.W_OK)
    if (!existsSync(path) || (await readdir(path)).length === 0) return
  } catch (error) {
    refuse(`The folder ${folder} cannot be written (${reasonOf(error)})`)
  }
  refuse(`The folder ${folder} cannot be written (ENOTEMPTY): name an empty or a new folder`)
}

/** Writes all files of a new folder or none: the folder gets its name when it is complete. One with files is not replaced. */
export async function writeFolderAtomically(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  let temporary: string | undefined
  try {
    temporary = await mkdtemp(`${resolve(folder)}.`)
    for (const [name, text] of Object.entries(files)) await writeFile(join(temporary, name), text, { mode: 0o600 })
    await rename(temporary, resolve(folder))
  } catch (error) {
    if (temporary) await rm(temporary, { recursive: true })
    refuse(`The folder ${folder} cannot be written (${reasonOf(error)})`)
  }
}
