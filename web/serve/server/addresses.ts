import { networkInterfaces } from 'node:os'

/** The flag that lets phones in the local network use a server; without it only this machine may. */
export const LAN_FLAG = { description: 'also listen on the local network, for phones' }
/** Returns the address to listen on. */
export const hostOf = (isLan: boolean) => (isLan ? '0.0.0.0' : '127.0.0.1')

/** The URLs of the server on this machine and, with `isLan`, in the local network for a phone. */
export function addressesOf(port: number, isLan = false) {
  const lan = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((one) => one.family === 'IPv4' && !one.internal)
  return [`http://localhost:${port}`, ...(isLan && lan ? [`http://${lan.address}:${port}`] : [])]
}
