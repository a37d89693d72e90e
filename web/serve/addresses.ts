import { networkInterfaces } from 'node:os'

/** Where a person on this machine, or a phone beside it, opens the server. */
export function addressesOf(port: number) {
  const lan = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((one) => one.family === 'IPv4' && !one.internal)
  return [`http://localhost:${port}`, ...(lan ? [`http://${lan.address}:${port}`] : [])]
}
