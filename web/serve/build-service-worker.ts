import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { workerPath } from '../src/worker/worker-messages.ts'
import { compress } from './compress.ts'
import { inlineScript } from './page-head.ts'

/** The first line of the worker, and nothing else in it, differs between deployments of one build. */
const fileListLine = /^self\.files=.*\n/
const unhashedFiles = ['index.html', 'favicon.svg']

/** Builds the worker that keeps the app offline; `listFiles` tells it what to keep. */
export async function buildServiceWorker(folder: string) {
  await compress(folder + workerPath, await inlineScript('src/worker/worker.ts'))
  await writeFileList(folder)
}

/** Writes into the worker which files this version has: the browser sees a new version where one of them has changed. */
export async function writeFileList(folder: string) {
  const assets = (await readdir(`${folder}/assets`)).filter((name) => !/\.(?:gz|br)$/.test(name)).toSorted()
  const files = [
    ...(await Promise.all(
      unhashedFiles.map(async (name) => ({ url: `/${name}`, revision: await revisionOf(folder, name) })),
    )),
    // Their names change with their text.
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
