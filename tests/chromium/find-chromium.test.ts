import { expect, test } from 'vitest'
import { findChromium, findOrInstallChromium, type Machine } from './find-chromium.ts'

/** A machine with nothing on it; `files` start, and running a command that `installs` names adds its files. */
function aMachine(
  given: { files?: string[]; installs?: Record<string, string>; env?: Machine['env']; root?: boolean } = {},
) {
  const files = new Set(given.files)
  const ran: string[] = []
  const machine: Machine = {
    env: given.env ?? {},
    playwrightsOwn: '/cache/playwright/chrome',
    starts: (path) => files.has(path),
    which: (name) => [...files].find((file) => file === `/usr/bin/${name}`),
    run: (command) => {
      const line = command.join(' ')
      ran.push(line)
      for (const [part, file] of Object.entries(given.installs ?? {})) if (line.includes(part)) files.add(file)
      return true
    },
    isRoot: given.root ?? true,
  }
  return { machine, ran }
}

const everywhere = ['/mine/chrome', '/cache/playwright/chrome', '/usr/bin/chromium']

test('the Chromium that LONGAN_CHROMIUM names comes first, then Playwright’s own, then the system’s', () => {
  expect(findChromium(aMachine({ files: everywhere, env: { LONGAN_CHROMIUM: '/mine/chrome' } }).machine)).toBe(
    '/mine/chrome',
  )
  expect(findChromium(aMachine({ files: everywhere }).machine)).toBe('/cache/playwright/chrome')
  expect(findChromium(aMachine({ files: ['/usr/bin/chromium'] }).machine)).toBe('/usr/bin/chromium')
  expect(findChromium(aMachine({ files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] }).machine)).toBe(
    '/usr/bin/chromium-headless-shell',
  )
  expect(findChromium(aMachine({ files: ['/usr/bin/google-chrome'] }).machine)).toBe('/usr/bin/google-chrome')
  expect(findChromium(aMachine().machine)).toBeUndefined()
})

test('a LONGAN_CHROMIUM that does not start is said, not passed over', () => {
  const { machine } = aMachine({ files: everywhere, env: { LONGAN_CHROMIUM: '/typo' } })
  expect(() => findChromium(machine)).toThrow('LONGAN_CHROMIUM is /typo, which does not start')
})

test('nothing is installed where a Chromium is found', () => {
  const { machine, ran } = aMachine({ files: ['/usr/bin/chromium'] })
  expect(findOrInstallChromium(machine)).toBe('/usr/bin/chromium')
  expect(ran).toEqual([])
})

test('Playwright’s installer is tried first', () => {
  const { machine, ran } = aMachine({
    files: ['/usr/bin/apt-get'],
    installs: { 'playwright install': '/cache/playwright/chrome' },
  })
  expect(findOrInstallChromium(machine)).toBe('/cache/playwright/chrome')
  expect(ran).toEqual(['npx playwright install chromium'])
})

test('the system’s package manager is tried next', () => {
  const { machine, ran } = aMachine({ files: ['/usr/bin/apk'], installs: { 'apk add': '/usr/bin/chromium-browser' } })
  expect(findOrInstallChromium(machine)).toBe('/usr/bin/chromium-browser')
  expect(ran.at(-1)).toBe('apk add --no-cache chromium font-liberation')
})

test('apt-get updates its lists before it installs, by sudo for a person who is not root', () => {
  const { machine, ran } = aMachine({
    files: ['/usr/bin/apt-get', '/usr/bin/sudo'],
    installs: { 'install -y': '/usr/bin/chromium-headless-shell' },
    root: false,
  })
  expect(findOrInstallChromium(machine)).toBe('/usr/bin/chromium-headless-shell')
  expect(ran.slice(1)).toEqual([
    'sudo -n apt-get update',
    'sudo -n apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation',
  ])
})

test('a system without the headless shell gets the whole browser', () => {
  const { machine, ran } = aMachine({
    files: ['/usr/bin/apt-get'],
    installs: { 'recommends chromium ': '/usr/bin/chromium' },
  })
  expect(findOrInstallChromium(machine)).toBe('/usr/bin/chromium')
  expect(ran.at(-1)).toBe('apt-get install -y --no-install-recommends chromium fonts-liberation')
})

test('where nothing helps, a person is told exactly what to do', () => {
  expect(() => findOrInstallChromium(aMachine().machine)).toThrow(
    /npx playwright install[^]*apt-get install[^]*LONGAN_CHROMIUM=/,
  )
})
