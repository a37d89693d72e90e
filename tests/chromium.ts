import { findOrInstallChromium } from './chromium/find-chromium.ts'
import { thisMachine } from './chromium/this-machine.ts'

/** Prints the path of a Chromium that starts, installing one if necessary; otherwise prints the remedy and exits with 2. */
try {
  console.log(findOrInstallChromium(thisMachine))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
