import { spawnSync } from 'node:child_process'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import {
  CALLS_PER_MINUTE,
  MAX_UPLOAD_BYTES,
  SETTINGS,
  type EdgeBrands,
  WORLDS_PER_HOUR,
  workerPaths,
} from './src/adapters/edge/deployment.ts'

export type UploadOptions = {
  worker: string
  site: string
  brands?: EdgeBrands
  /** Output folder for the settings (`wrangler.json`) and for `upload/`, the files that would be sent. */
  folder: string
}

/**
 * Creates the files of a deployment with wrangler, without sending them. Returns their size in bytes; throws if it exceeds the limit.
 */
export async function createUpload({ worker, site, brands, folder }: UploadOptions): Promise<number> {
  const upload = join(folder, 'upload')
  await rm(upload, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const settings = join(folder, 'wrangler.json')
  await writeFile(
    settings,
    JSON.stringify(settingsFor(relative(folder, worker), { directory: relative(folder, site), brands }), null, 2),
  )
  const tool = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin/wrangler.js')
  const argv = [tool, 'deploy', '--dry-run', '--config', settings, '--outdir', upload]
  const env = {
    ...process.env,
    CI: 'true',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: join(folder, 'logs'),
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Failed to create the upload: ${stderr || stdout}`)
  const { size } = await stat(join(upload, 'worker.js'))
  if (size > MAX_UPLOAD_BYTES)
    throw new Error(`Failed to create the upload: the worker has ${size} bytes, the limit is ${MAX_UPLOAD_BYTES}`)
  return size
}

type SiteSettings = { directory: string; brands: EdgeBrands | undefined }

const settingsFor = (main: string, { directory, brands }: SiteSettings) => ({
  name: SETTINGS.name,
  main,
  // The worker is bundled already; this is the tested file.
  no_bundle: true,
  compatibility_date: SETTINGS.compatibilityDate,
  compatibility_flags: SETTINGS.compatibilityFlags,
  send_metrics: false,
  durable_objects: { bindings: [{ name: SETTINGS.object.binding, class_name: SETTINGS.object.className }] },
  migrations: [{ tag: 'v1', new_sqlite_classes: [SETTINGS.object.className] }],
  vars: { WORLDS_PER_HOUR: String(WORLDS_PER_HOUR), ...(brands && { BRANDS: JSON.stringify(brands) }) },
  ratelimits: [{ name: SETTINGS.limiter, namespace_id: '1', simple: { limit: CALLS_PER_MINUTE, period: 60 } }],
  assets: {
    directory,
    binding: SETTINGS.assets.binding,
    run_worker_first: workerPaths(brands),
    ...SETTINGS.assets.handling,
  },
})
