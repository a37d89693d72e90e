/** Compresses JSON into URL-safe characters with a checksum, so that damage is detected. */
export async function pack(json: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(json)), new CompressionStream('deflate'))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reverses `pack`. Throws if the text is damaged or unpacks to more than `MAX_UNPACKED` bytes. */
export async function unpack(text: string): Promise<unknown> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(raw, (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate')))) as unknown
}

/** Few bytes can unpack to very many. */
const MAX_UNPACKED = 4_000_000

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream) {
  const parts: Uint8Array[] = []
  let size = 0
  const [writer, reader] = [change.writable.getWriter(), change.readable.getReader()]
  // Errors of invalid bytes reach the caller through the reader.
  void writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined)
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MAX_UNPACKED) throw new RangeError('Failed to unpack: it is too large')
    parts.push(part.value)
  }
  const result = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    result.set(part, at)
    at += part.length
  }
  return result
}
