import { startMock } from '../performance/processes.ts'
import { sendRequest, type Probe, newWorld, signIn } from './probes.ts'

export const tokens: Probe[] = [
  {
    name: 'a token from before a restart belongs to another member after it',
    async run() {
      const old = await withMock((url) => signIn(url, 'demo01'))
      return withMock(async (url) => {
        await signIn(url, 'vip02')
        const { status, json } = await sendRequest(url, 'GET /wps/member/info', { token: old })
        return status === 401 ? undefined : `it was accepted for ${JSON.stringify(json?.value?.['account'])}`
      })
    },
  },
  {
    name: 'a token of one new world is valid in another',
    async run({ mock }) {
      const [one, other] = [newWorld(), newWorld()]
      const token = await signIn(mock, 'demo01', one)
      await signIn(mock, 'demo01', other)
      const { status } = await sendRequest(mock, 'GET /wps/member/info', { token, world: other })
      return status === 401 ? undefined : `it answered ${status}`
    },
  },
  {
    name: 'two new worlds have the same captcha',
    async run({ mock }) {
      const picture = async () => (await sendRequest(mock, 'GET /wps/captcha', { world: newWorld() })).text
      return (await picture()) === (await picture()) ? 'they do' : undefined
    },
  },
]

async function withMock<Result>(act: (url: string) => Promise<Result>): Promise<Result> {
  await using mock = await startMock()
  return await act(mock.url)
}
