import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
const script = fileURLToPath(new URL('page/prerender-shell.ts', import.meta.url))

export type Shell = { html: string; css: string }

/** Prerenders these pages: their first screens, as the app renders them while every call is pending. */
export async function prerenderShells(addresses: readonly string[]): Promise<Shell[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'longan-shell-'))
  try {
    await build({
      configFile,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender/render-shell.ts',
        outDir,
        emptyOutDir: false,
        manifest: false,
        minify: false,
        copyPublicDir: false,
      },
    })
    // In a child process: the app needs browser globals that must not leak into the build.
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      join(outDir, 'render-shell.js'),
      ...addresses,
    ])
    return JSON.parse(stdout) as Shell[]
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
