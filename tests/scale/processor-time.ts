import { readdirSync, readFileSync } from 'node:fs'

/** A tick of the kernel's accounts, ms. */
const TICK = 10

/** What the runtime that this process has started has used of the processor so far, ms. Only Linux tells. */
export function processorTime(name = 'workerd'): number {
  const own = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid))
  const found = own.map(statOf).find((stat) => stat?.name === name && stat.parent === process.pid)
  if (!found)
    throw new Error('Failed to find the runtime among the processes: how long it works is known on Linux only')
  return found.ticks * TICK
}

function statOf(pid: string) {
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
    // It has ended meanwhile.
    return undefined
  }
}
