import { findOrInstallChromium } from './chromium/find-chromium.ts'
import { thisMachine } from './chromium/this-machine.ts'

/** Prints the path of a Chromium that starts, installing one if there is none; exit code 2 says what a person can do. */
try {
  console.log(findOrInstallChromium(thisMachine))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
