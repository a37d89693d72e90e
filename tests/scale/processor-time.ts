import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** Returns the processor time of the runtime started by this process, ms. Linux only. */
export function readProcessorTime(name = 'workerd'): number {
  const pids = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid))
  const found = pids.map(readStat).find((stat) => stat?.name === name && stat.parent === process.pid)
  if (!found)
    throw new Error('Failed to find the process of the runtime: its processor time is available on Linux only')
  return found.ticks * TICK_MS
}

function readStat(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    const rest = text.slice(end + 2).split(' ')
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      parent: Number(rest[1]),
      ticks: Number(rest[11]) + Number(rest[12]),
    }
  } catch {
    // The process has exited meanwhile.
    return undefined
  }
}
