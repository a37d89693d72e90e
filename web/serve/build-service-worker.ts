import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { workerAddress } from '../src/worker/words.ts'
import { compress } from './compress.ts'
import { inlineScript } from './page-head.ts'

/** The first line of the worker, and nothing else in it, differs between deployments of one build. */
const firstLine = /^self\.files=.*\n/
const changing = ['index.html', 'favicon.svg']

/** Builds the worker that keeps the app offline; `listFiles` tells it what to keep. */
export async function writeWorker(folder: string) {
  await compress(folder + workerAddress, await inlineScript('src/worker/worker.ts'))
  await listFiles(folder)
}

/** Writes into the worker which files this version has: the browser sees a new version where one of them has changed. */
export async function listFiles(folder: string) {
  const assets = (await readdir(`${folder}/assets`)).filter((name) => !/\.(?:gz|br)$/.test(name)).toSorted()
  const files = [
    ...(await Promise.all(
      changing.map(async (name) => ({ url: `/${name}`, revision: await revisionOf(folder, name) })),
    )),
    // Their names change with their text.
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
  ]
  const before = await readFile(folder + workerAddress, 'utf8')
  const after = `self.files=${JSON.stringify(files)};\n${before.replace(firstLine, '')}`
  if (after !== before) await compress(folder + workerAddress, after)
}

const revisionOf = async (folder: string, name: string) =>
  createHash('sha256')
    .update(await readFile(`${folder}/${name}`))
    .digest('hex')
    .slice(0, 16)
