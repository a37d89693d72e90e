import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
const script = fileURLToPath(new URL('shell-drawer.ts', import.meta.url))

/** The picture of a page, and the styles it alone has. */
export type Shell = { html: string; css: string }

/** The pictures of these pages: their first screens as the app itself draws them while every call is still under way. */
export async function prerenderShells(addresses: readonly string[]): Promise<Shell[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'longan-shell-'))
  try {
    await build({
      configFile,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender/draw-shell.ts',
        outDir,
        emptyOutDir: false,
        manifest: false,
        minify: false,
        copyPublicDir: false,
      },
    })
    // In a process of its own: there the app finds a page where others find none.
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      join(outDir, 'draw-shell.js'),
      ...addresses,
    ])
    return JSON.parse(stdout) as Shell[]
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
