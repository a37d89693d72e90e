import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { workerPath } from '../src/worker/protocol.ts'
import { compress } from './compress.ts'
import { inlineScript } from './page-head.ts'

/** Only this line of the worker differs between deployments of one build. */
const fileListLine = /^self\.files=.*\n/
const unhashedFiles = ['index.html', 'favicon.svg']

export async function buildServiceWorker(folder: string) {
  await compress(folder + workerPath, await inlineScript('src/worker/worker.ts'))
  await writeFileList(folder)
}

/** Writes the list of this version's files into the worker: a changed line makes the browser install a new version. */
export async function writeFileList(folder: string) {
  const assets = (await readdir(`${folder}/assets`)).filter((name) => !/\.(?:gz|br)$/.test(name)).toSorted()
  const files = [
    ...(await Promise.all(
      unhashedFiles.map(async (name) => ({ url: `/${name}`, revision: await revisionOf(folder, name) })),
    )),
    // Their names contain a hash.
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ]
  const before = await readFile(folder + workerPath, 'utf8')
  const after = `self.files=${JSON.stringify(files)};\n${before.replace(fileListLine, '')}`
  if (after !== before) await compress(folder + workerPath, after)
}

const revisionOf = async (folder: string, name: string) =>
  createHash('sha256')
    .update(await readFile(`${folder}/${name}`))
    .digest('hex')
    .slice(0, 16)
