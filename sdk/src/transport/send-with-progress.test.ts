import { expect, test, vi } from 'vitest'
import { sendWithProgress } from './send-with-progress.ts'

class Call {
  static last: Call | undefined
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  opened: string[] = []
  sent: ArrayBuffer | undefined
  status = 200
  responseText = '{"success":true}'
  responseURL = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  constructor() {
    Call.last = this
  }
  open = (...words: string[]) => void (this.opened = words)
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value)
  getAllResponseHeaders = () => 'content-type: application/json\r\ndate: Sat, 21 Nov 2026 10:00:00 GMT\r\n'
  send = (body: ArrayBuffer) => void (this.sent = body)
  abort = () => this.onabort?.()
}

async function sending(more: RequestInit = {}) {
  vi.stubGlobal('XMLHttpRequest', Call)
  Call.last = undefined
  const shares: number[] = []
  const request = new Request('https://gateway.example/slip', {
    method: 'POST',
    headers: { Merchant: 'DEMO' },
    body: 'picture',
    ...more,
  })
  const reply = sendWithProgress(request, (share) => shares.push(share))
  await vi.waitFor(() => expect(Call.last?.sent).toBeDefined())
  return { reply, shares, call: Call.last! }
}

test('the request is sent unchanged, with progress reports', async () => {
  const { reply, shares, call } = await sending()
  call.upload.onprogress?.({ loaded: 2, total: 8 })
  call.upload.onprogress?.({ loaded: 8, total: 8 })
  call.onload?.()
  const { status, headers } = await reply
  expect([call.opened, call.headers.merchant]).toEqual([['POST', 'https://gateway.example/slip'], 'DEMO'])
  expect(new TextDecoder().decode(call.sent)).toBe('picture')
  expect([shares, status, headers.get('date')]).toEqual([[0.25, 1], 200, 'Sat, 21 Nov 2026 10:00:00 GMT'])
})

test('an error response of the gateway is returned unchanged', async () => {
  const { reply, call } = await sending()
  call.status = 400
  call.responseText = '{"success":false,"errorCode":"slip.invalid"}'
  call.onload?.()
  const answer = await reply
  expect([answer.ok, await answer.json()]).toEqual([false, { success: false, errorCode: 'slip.invalid' }])
})

test('the response of a redirect is not used', async () => {
  const { reply, call } = await sending()
  call.responseURL = 'https://elsewhere.example/slip'
  call.onload?.()
  const { status, headers } = await reply
  expect([status, headers.get('location')]).toEqual([302, 'https://elsewhere.example/slip'])
})

test('without a network it fails as fetch does', async () => {
  const { reply, call } = await sending()
  call.onerror?.()
  await expect(reply).rejects.toThrow(TypeError)
})

test('an abort signal ends the request', async () => {
  const controller = new AbortController()
  const { reply } = await sending({ signal: controller.signal })
  controller.abort(new DOMException('The time is up', 'TimeoutError'))
  await expect(reply).rejects.toMatchObject({ name: 'TimeoutError' })
})
