import { startMock } from '../performance/processes.ts'
import { ask, type Attack, aWorld, signIn } from './attack.ts'

export const tokens: Attack[] = [
  {
    name: 'a login from before a restart is somebody else’s after it',
    async run() {
      const old = await inOneMock((url) => signIn(url, 'demo01'))
      return inOneMock(async (url) => {
        await signIn(url, 'vip02')
        const { status, json } = await ask(url, 'GET /wps/member/info', { token: old })
        return status === 401 ? undefined : `it was taken for ${JSON.stringify(json?.value?.['account'])}`
      })
    },
  },
  {
    name: 'a token of one fresh world opens another one',
    async run({ mock }) {
      const [one, other] = [aWorld(), aWorld()]
      const token = await signIn(mock, 'demo01', one)
      await signIn(mock, 'demo01', other)
      const { status } = await ask(mock, 'GET /wps/member/info', { token, world: other })
      return status === 401 ? undefined : `it answered ${status}`
    },
  },
  {
    name: 'two fresh worlds hand out the same captcha',
    async run({ mock }) {
      const picture = async () => (await ask(mock, 'GET /wps/captcha', { world: aWorld() })).text
      return (await picture()) === (await picture()) ? 'they do' : undefined
    },
  },
]

async function inOneMock<Result>(act: (url: string) => Promise<Result>): Promise<Result> {
  await using mock = await startMock()
  return await act(mock.url)
}
