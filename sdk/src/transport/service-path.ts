/**
 * The address of a service channel. Gateways hide it: base64 of DES, and the last eight characters are the key. An http(s)
 * address is left as it is.
 */
export async function servicePath(path: string): Promise<string> {
  if (/^https?:/.test(path)) return path
  const { decryptDes } = await import('../cipher/des.ts')
  return decryptDes(path.slice(0, -8), path.slice(-8))
}
