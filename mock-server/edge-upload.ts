import { spawnSync } from 'node:child_process'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { ASKED_HERE, CALLS_A_MINUTE, MOST_UPLOADED, SETTINGS } from './src/adapters/edge/deployment.ts'

export type EdgeUpload = {
  /** The built door. */
  worker: string
  /** The folder of the site's files. */
  site: string
  /** Where the settings are written (`wrangler.json`), and `upload/`, which is what would be sent. */
  folder: string
}

/**
 * Makes what would be deployed, with the tool that deploys, and sends nothing. Answers its bytes; refuses a door that is larger than an upload
 * shall be.
 */
export async function makeUpload({ worker, site, folder }: EdgeUpload): Promise<number> {
  const upload = join(folder, 'upload')
  await rm(upload, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const settings = join(folder, 'wrangler.json')
  await writeFile(settings, JSON.stringify(settingsFor(relative(folder, worker), relative(folder, site)), null, 2))
  const tool = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin/wrangler.js')
  const words = [tool, 'deploy', '--dry-run', '--config', settings, '--outdir', upload]
  // It works without an account and without a network, asks nobody for a newer one of itself, and tells nobody of us.
  const env = {
    ...process.env,
    CI: 'true',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: join(folder, 'logs'),
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Failed to make the upload: ${stderr || stdout}`)
  const { size } = await stat(join(upload, 'worker.js'))
  if (size > MOST_UPLOADED) throw new Error(`The door has ${size} bytes, and may have ${MOST_UPLOADED}`)
  return size
}

const settingsFor = (main: string, directory: string) => ({
  name: SETTINGS.name,
  main,
  // It is one file already, the one that was tried here.
  no_bundle: true,
  compatibility_date: SETTINGS.compatibilityDate,
  compatibility_flags: SETTINGS.compatibilityFlags,
  send_metrics: false,
  durable_objects: { bindings: [{ name: SETTINGS.object.binding, class_name: SETTINGS.object.className }] },
  migrations: [{ tag: 'v1', new_sqlite_classes: [SETTINGS.object.className] }],
  ratelimits: [{ name: SETTINGS.limiter, namespace_id: '1', simple: { limit: CALLS_A_MINUTE, period: 60 } }],
  assets: {
    directory,
    binding: SETTINGS.assets.binding,
    run_worker_first: ASKED_HERE,
    ...SETTINGS.assets.handling,
  },
})
