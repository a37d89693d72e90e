import { readFile } from 'node:fs/promises'

type CallHandler = { handle(call: never): Promise<{ status: number; body: string }> }

export async function loadSnapshot({ handle }: CallHandler, file: string, refuse: (sentence: string) => never) {
  const body = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) =>
    refuse(`The snapshot ${file} cannot be read (${code})`),
  )
  const call = {
    method: 'POST',
    path: '/__admin/snapshot',
    query: new URLSearchParams(),
    header: () => undefined,
    body,
  }
  const reply = await handle(call as never)
  if (reply.status !== 200)
    refuse(`Failed to load the snapshot ${file}: ${(JSON.parse(reply.body) as { message: string }).message}`)
}
