import { myDeposits } from '@longan/sdk/my-deposits'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { stubForms } from '#testing/forms.ts'
import { connect, http } from '../gateway.ts'
import { uploadSlip } from './deposits.queries.ts'

class Call {
  static all: Call[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 200
  responseText = '{"success":true}'
  onload?: () => void
  constructor() {
    Call.all.push(this)
  }
  open = () => undefined
  setRequestHeader = () => undefined
  getAllResponseHeaders = () => ''
  send = () => undefined
}

const slip = { fileName: 'slip.png', image: 'iVBORw0KGgo=' }

function upload(depositId: string) {
  const shares: number[] = []
  const { mutate } = new MutationObserver(new QueryClient(), uploadSlip(depositId))
  const answered = mutate({ slip, onProgress: (share) => shares.push(share) })
  return { shares, answered }
}

test('uploads at the same time each report their own progress, and other requests none', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true, value: {} }))
  await stubForms()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('XMLHttpRequest', Call)
  Call.all = []
  connect({ baseUrl: 'http://gateway.local', merchant: 'DEMO' })

  const first = upload('1')
  await vi.waitFor(() => expect(Call.all).toHaveLength(1))
  const second = upload('2')
  await vi.waitFor(() => expect(Call.all).toHaveLength(2))
  Call.all[0]!.upload.onprogress?.({ loaded: 1, total: 4 })
  Call.all[0]!.onload?.()
  await first.answered
  Call.all[1]!.upload.onprogress?.({ loaded: 1, total: 2 })
  Call.all[1]!.onload?.()
  await second.answered
  await myDeposits(http).confirm({ depositId: '1', action: 'CONFIRM' })

  expect([first.shares, second.shares]).toEqual([[0.25], [0.5]])
  expect([Call.all.length, fetch.mock.calls.length]).toEqual([2, 1])
})
