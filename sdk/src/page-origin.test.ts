// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/m/home" }
import { expect, test } from 'vitest'
import { createGateway } from './index.ts'

test('paths are relative to the base URL, or to the page if there is none [A-7-01]', async () => {
  const urls: string[] = []
  const fetch = async ({ url }: Request) => {
    urls.push(url)
    return Response.json({ success: true, value: { sumBalance: 1 } })
  }

  await createGateway({ baseUrl: 'https://gateway.example/b', merchant: 'DEMO', fetch }).wallet.get()
  await createGateway({ baseUrl: '', merchant: 'DEMO', fetch }).wallet.get()

  expect(urls).toEqual(['https://gateway.example/b/wps/wallets/gcs', 'https://site.example/wps/wallets/gcs'])
})
