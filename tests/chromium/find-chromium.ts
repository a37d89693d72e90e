export type Machine = {
  env: Record<string, string | undefined>
  /** Path of Playwright's own Chromium; it may not be installed. */
  playwrightExecutable: string
  /** True if the file prints its version: with missing libraries, or as Ubuntu's snap stub, it does not. */
  canStart: (path: string) => boolean
  which: (name: string) => string | undefined
  run: (command: string[]) => boolean
  isRoot: boolean
}

/** The headless shell comes first: it takes two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

const packageManagers: Record<string, string[][]> = {
  'apt-get': [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
    // Older releases have only the full browser.
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ],
  apk: [['apk', 'add', '--no-cache', 'chromium', 'font-liberation']],
  dnf: [['dnf', 'install', '-y', 'chromium']],
  zypper: [['zypper', '--non-interactive', 'install', 'chromium']],
  pacman: [['pacman', '-Sy', '--noconfirm', 'chromium']],
}

const installHint = `Failed to find or install Chromium. Do one of these, then run the command again:
  npx playwright install --with-deps chromium
  apt-get install -y chromium            (or your system's package manager)
  LONGAN_CHROMIUM=/path/to/chromium      (an installed Chromium or Chrome)`

/** Returns a Chromium that starts: LONGAN_CHROMIUM, Playwright's own, or the system's. Throws if LONGAN_CHROMIUM does not start. */
export function findChromium(machine: Machine): string | undefined {
  const configured = machine.env.LONGAN_CHROMIUM
  if (configured && machine.canStart(configured)) return configured
  if (configured) throw new Error(`LONGAN_CHROMIUM is ${configured}, which does not start`)
  if (machine.canStart(machine.playwrightExecutable)) return machine.playwrightExecutable
  return names.map(machine.which).find((path) => path !== undefined && machine.canStart(path))
}

export function findOrInstallChromium(machine: Machine): string {
  const found = findChromium(machine) ?? installChromium(machine)
  if (found === undefined) throw new Error(installHint)
  return found
}

function installChromium(machine: Machine): string | undefined {
  machine.run(['npx', 'playwright', 'install', 'chromium'])
  const byPlaywright = findChromium(machine)
  if (byPlaywright !== undefined) return byPlaywright
  const manager = Object.keys(packageManagers).find((name) => machine.which(name) !== undefined)
  const prefix = machine.isRoot || machine.which('sudo') === undefined ? [] : ['sudo', '-n']
  for (const command of manager ? (packageManagers[manager] ?? []) : []) {
    machine.run([...prefix, ...command])
    const found = findChromium(machine)
    if (found !== undefined) return found
  }
  return undefined
}
