import { Blob, File } from 'node:buffer'
import { vi } from 'vitest'

/** Replaces jsdom's forms and files by Node's, because requests and responses are Node's. */
export async function stubForms() {
  const form = await new Response(new URLSearchParams()).formData()
  vi.stubGlobal('FormData', form.constructor)
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('File', File)
}
