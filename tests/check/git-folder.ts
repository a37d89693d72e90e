import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty repository for the length of a test; `write` writes a file into it. */
export function createGitFolder() {
  const root = mkdtempSync(join(tmpdir(), 'longan-git-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  return {
    root,
    write(file: string, text: string) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    },
  }
}
