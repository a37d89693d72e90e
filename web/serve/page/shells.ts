import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { config } from '../../src/lib/site/config.ts'
import type { ScreenParts } from '../../src/prerender/render-shell.ts'

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
const script = fileURLToPath(new URL('prerender-shell.ts', import.meta.url))

/** The views of a page by name (`viewsOf`), and the parameters that change the view. A page that guests or members cannot open has no view for them. */
export type Shell = { parameters: readonly string[]; views: Record<string, string> }
/**
 * `homeCss`, `css`: the styles of home's views and of those of all pages. Home has no room for more than its own; pages with the same styles need only one hash
 * in the policy. `screens`: what the screen of each route loads, by address.
 */
export type Shells = { shells: Shell[]; homeCss: string; css: string; screens: Record<string, ScreenParts> }

/** Prerenders these pages, home first, in each language: their first screens, as the app renders them while every call is pending. */
export async function prerenderShells<Language extends 'VI' | 'EN'>(
  addresses: readonly string[],
  languages: readonly Language[],
): Promise<Record<Language, Shells>> {
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
    const file = join(outDir, 'render-shell.js')
    const shells = languages.map(async (language) => [language, await renderShells(file, language, addresses)] as const)
    return Object.fromEntries(await Promise.all(shells)) as Record<Language, Shells>
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** In a child process: the app needs browser globals that must not leak into the build, and keeps its language. */
async function renderShells(file: string, language: string, addresses: readonly string[]): Promise<Shells> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, file, language, ...addresses], {
    maxBuffer: 64 * 2 ** 20,
    // A page says so where the device's time zone is not the site's; most visitors are in the site's.
    env: { ...process.env, TZ: config.timeZone },
  })
  return JSON.parse(stdout) as Shells
}
