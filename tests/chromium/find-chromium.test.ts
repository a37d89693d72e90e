import { expect, test } from 'vitest'
import { findChromium, findOrInstallChromium, type Machine } from './find-chromium.ts'

function createMachine(
  options: { files?: string[]; installs?: Record<string, string>; env?: Machine['env']; root?: boolean } = {},
) {
  const files = new Set(options.files)
  const ran: string[] = []
  const machine: Machine = {
    env: options.env ?? {},
    playwrightExecutable: '/cache/playwright/chrome',
    canStart: (path) => files.has(path),
    which: (name) => [...files].find((file) => file === `/usr/bin/${name}`),
    run: (command) => {
      const line = command.join(' ')
      ran.push(line)
      for (const [part, file] of Object.entries(options.installs ?? {})) if (line.includes(part)) files.add(file)
      return true
    },
    isRoot: options.root ?? true,
  }
  return { machine, ran }
}

const allBrowsers = ['/mine/chrome', '/cache/playwright/chrome', '/usr/bin/chromium']

test('the Chromium that LONGAN_CHROMIUM names comes first, then Playwright’s own, then the system’s', () => {
  expect(findChromium(createMachine({ files: allBrowsers, env: { LONGAN_CHROMIUM: '/mine/chrome' } }).machine)).toBe(
    '/mine/chrome',
  )
  expect(findChromium(createMachine({ files: allBrowsers }).machine)).toBe('/cache/playwright/chrome')
  expect(findChromium(createMachine({ files: ['/usr/bin/chromium'] }).machine)).toBe('/usr/bin/chromium')
  expect(
    findChromium(createMachine({ files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] }).machine),
  ).toBe('/usr/bin/chromium-headless-shell')
  expect(findChromium(createMachine({ files: ['/usr/bin/google-chrome'] }).machine)).toBe('/usr/bin/google-chrome')
  expect(findChromium(createMachine().machine)).toBeUndefined()
})

test('a LONGAN_CHROMIUM that does not start is an error', () => {
  const { machine } = createMachine({ files: allBrowsers, env: { LONGAN_CHROMIUM: '/typo' } })
  expect(() => findChromium(machine)).toThrow('LONGAN_CHROMIUM is /typo, which does not start')
})

test('nothing is installed if a Chromium is found', () => {
  const { machine, ran } = createMachine({ files: ['/usr/bin/chromium'] })
  expect(findOrInstallChromium(machine)).toBe('/usr/bin/chromium')
  expect(ran).toEqual([])
})

test('Playwright’s installer is tried first', () => {
  const { machine, ran } = createMachine({
    files: ['/usr/bin/apt-get'],
    installs: { 'playwright install': '/cache/playwright/chrome' },
  })
  expect(findOrInstallChromium(machine)).toBe('/cache/playwright/chrome')
  expect(ran).toEqual(['npx playwright install chromium'])
})

test('the system’s package manager is tried next', () => {
  const { machine, ran } = createMachine({
    files: ['/usr/bin/apk'],
    installs: { 'apk add': '/usr/bin/chromium-browser' },
  })
  expect(findOrInstallChromium(machine)).toBe('/usr/bin/chromium-browser')
  expect(ran.at(-1)).toBe('apk add --no-cache chromium font-liberation')
})

test('apt-get updates its lists before it installs, with sudo for users other than root', () => {
  const { machine, ran } = createMachine({
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

test('a system without the headless shell gets the full browser', () => {
  const { machine, ran } = createMachine({
    files: ['/usr/bin/apt-get'],
    installs: { 'recommends chromium ': '/usr/bin/chromium' },
  })
  expect(findOrInstallChromium(machine)).toBe('/usr/bin/chromium')
  expect(ran.at(-1)).toBe('apt-get install -y --no-install-recommends chromium fonts-liberation')
})

test('if everything fails, the error lists the remedies', () => {
  expect(() => findOrInstallChromium(createMachine().machine)).toThrow(
    /npx playwright install[^]*apt-get install[^]*LONGAN_CHROMIUM=/,
  )
})
