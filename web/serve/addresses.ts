import { networkInterfaces } from 'node:os'

/** The URLs of the server on this machine, and in the local network for a phone. */
export function addressesOf(port: number) {
  const lan = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((one) => one.family === 'IPv4' && !one.internal)
  return [`http://localhost:${port}`, ...(lan ? [`http://${lan.address}:${port}`] : [])]
}
