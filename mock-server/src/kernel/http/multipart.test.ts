import { expect, test } from 'vitest'
import { parseMultipart, toBytes, toByteText } from './multipart.ts'
import { readBody } from './read-body.ts'

const every = Uint8Array.from({ length: 256 }, (_, index) => index)

async function requestOf(form: FormData) {
  const request = new Request('http://mock/wps/relay/MCSFE_uploadDepositSlip', { method: 'POST', body: form })
  return { text: await readBody(request), type: request.headers.get('content-type')! }
}

test('a file keeps all its bytes, and its name', async () => {
  const form = new FormData()
  form.append('depositId', 'Đ1')
  form.append('image', new Blob([every]), 'hóa đơn.png')
  const { text, type } = await requestOf(form)

  const { image, ...fields } = await parseMultipart(text, type)

  expect(fields).toEqual({ depositId: 'Đ1', fileName: 'hóa đơn.png' })
  expect(toBytes(atob(image!))).toEqual(every)
})

test('a request without a stream, as in Firefox, keeps the bytes as well', async () => {
  const init = { method: 'POST', body: every, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  const request = new Request('http://mock/wps/relay/MCSFE_uploadDepositSlip', init)
  const bytes = await request.clone().arrayBuffer()
  Object.defineProperty(request, 'body', { value: undefined })
  Object.defineProperty(request, 'arrayBuffer', { value: async () => bytes })

  expect(await readBody(request)).toBe(toByteText(every))
})

test.for([
  ['multipart/form-data', '--x'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="image"\r\n\r\ncut'],
  ['multipart/form-data; boundary=x', '{}'],
])('%s %j is refused', async ([type, text]) => {
  await expect(parseMultipart(text!, type!)).rejects.toMatchObject({
    code: 'request_param_err',
    value: { field: 'body' },
  })
})
