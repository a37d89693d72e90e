/** What finding a browser needs from the machine; tests hand in their own. */
export type Machine = {
  env: Record<string, string | undefined>
  /** Where Playwright keeps the Chromium it installs, whether it is there or not. */
  playwrightsOwn: string
  /** Whether the file starts and tells its version: one with missing libraries, or Ubuntu's snap stub, does not. */
  starts: (path: string) => boolean
  which: (name: string) => string | undefined
  run: (command: string[]) => boolean
  isRoot: boolean
}

/** The headless shell first: nobody looks at a test's windows, and it takes two thirds of the time. */
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
    // Older releases know the whole browser only.
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ],
  apk: [['apk', 'add', '--no-cache', 'chromium', 'font-liberation']],
  dnf: [['dnf', 'install', '-y', 'chromium']],
  zypper: [['zypper', '--non-interactive', 'install', 'chromium']],
  pacman: [['pacman', '-Sy', '--noconfirm', 'chromium']],
}

const advice = `No Chromium was found, and none could be installed. Do one of these, then run the command again:
  npx playwright install --with-deps chromium
  apt-get install -y chromium            (or your system's package manager)
  LONGAN_CHROMIUM=/path/to/chromium      (a Chromium or Chrome that is already there)`

/** A Chromium that starts: the one LONGAN_CHROMIUM names, Playwright's own, or the system's. */
export function findChromium(machine: Machine): string | undefined {
  const asked = machine.env.LONGAN_CHROMIUM
  if (asked && machine.starts(asked)) return asked
  if (asked) throw new Error(`LONGAN_CHROMIUM is ${asked}, which does not start`)
  if (machine.starts(machine.playwrightsOwn)) return machine.playwrightsOwn
  return names.map(machine.which).find((path) => path !== undefined && machine.starts(path))
}

/** Finds a Chromium, or installs one: by Playwright's installer, else by the system's package manager. */
export function findOrInstallChromium(machine: Machine): string {
  const found = findChromium(machine) ?? installed(machine)
  if (found === undefined) throw new Error(advice)
  return found
}

function installed(machine: Machine): string | undefined {
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
