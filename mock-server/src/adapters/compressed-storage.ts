import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { WorldStorage } from '../kernel/world-storage.ts'

/** Beds in memory, for many: a fresh world's text takes less than 3 kB, one that was played in about a tenth of its text. */
export function compressedStorage(): WorldStorage {
  const packed = new Map<string, Uint8Array>()
  return {
    get(name) {
      const bytes = packed.get(name)
      return bytes && inflateRawSync(bytes).toString('utf8')
    },
    // What zlib gives is a small part of something large: it is copied, so that the rest can go.
    set: (name, text) => packed.set(name, Uint8Array.from(deflateRawSync(text))),
    delete: (name) => packed.delete(name),
    keys: () => packed.keys(),
    get size() {
      return packed.size
    },
  }
}
