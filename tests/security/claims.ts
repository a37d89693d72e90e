import { sendRequest, type Probe, newWorld, signIn } from './probes.ts'

const password = '246810'
const TIMES = 10
const TOO_LARGE = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(8_000_000)}`

async function createMember(mock: string, account: string) {
  const world = newWorld()
  const token = await signIn(mock, account, world)
  const send = (line: string, body?: unknown) =>
    sendRequest(mock, line, { world, token, ...(body !== undefined && { body }) })
  const money = async () =>
    JSON.stringify((await sendRequest(mock, 'GET /__admin/ledger', { world })).json?.['accounts'])
  return { world, send, money }
}
type Member = Awaited<ReturnType<typeof createMember>>

const countSuccesses = async ({ send }: Member, line: string, body: unknown) => {
  const all = await Promise.all(Array.from({ length: TIMES }, () => send(line, body)))
  return all.filter(({ status }) => status === 200).length
}

export const claims: Probe[] = [
  {
    name: 'an agent sends money to a member who is not a downline',
    async run({ mock }) {
      const { send, money } = await createMember(mock, 'agent01')
      const before = await money()
      const transfers = [
        { downline: 'thaomy', transferAmount: 10 },
        { downline: 'demo01', transferAmount: 10 },
      ]
      const { status } = await send('PUT /wps/agent/transferDownlines', { transfers, password })
      if (status !== 400) return `the status was ${status}`
      return (await money()) === before ? undefined : 'money moved'
    },
  },
  {
    name: 'a contract is answered or withdrawn by another agent',
    async run({ mock }) {
      const { send } = await createMember(mock, 'agent41')
      for (const [line, body] of [
        ['POST /wps/relay/MCSFE_processContractHourSalary', { contractId: 100503, status: 'A' }],
        ['POST /wps/relay/MCSFE_cancelContract', { contractId: 100506 }],
      ] as const) {
        const { status } = await send(line, body)
        if (status !== 400) return `${line} had the status ${status}`
      }
      return undefined
    },
  },
  {
    name: 'a promo code claimed ten times at once is paid more than once',
    async run({ mock }) {
      const done = await countSuccesses(await createMember(mock, 'demo01'), 'POST /wps/relay/PROMOFE_claimPromoCode', {
        promoCode: 'XUAN2026',
      })
      return done === 1 ? undefined : `${done} succeeded`
    },
  },
  {
    name: 'the points of one conversion are converted ten times at once',
    async run({ mock }) {
      const self = await createMember(mock, 'demo01')
      const params = { account: 'demo01', points: 100 }
      await sendRequest(mock, 'POST /__admin/provider-states', {
        world: self.world,
        body: { state: 'a member has points', params },
      })
      const done = await countSuccesses(self, 'POST /wps/relay/passwordCheck/MCSFE_convertPoint', {
        points: 100,
        password,
      })
      return done === 1 ? undefined : `${done} succeeded`
    },
  },
  {
    name: 'a code sent by SMS is guessed',
    async run({ mock }) {
      const { send, world } = await createMember(mock, 'demo02')
      const mobile = { mobileNum: '0912345678', countryDialingCode: '+84' }
      const verify = (verificationCode: string) =>
        send('POST /wps/v2/verification/sms/verify', { ...mobile, verificationCode })
      await send('POST /wps/v2/verification/sms/send', mobile)
      const [sent] = (await sendRequest(mock, 'GET /__admin/outbox', { world })).json as unknown as { code: string }[]
      for (let tries = 0; tries < 20; tries++) {
        const { json } = await verify(String(Number(sent!.code) ^ (tries + 1)).padStart(6, '0'))
        if (json?.errorCode !== 'verification.code.incorrect')
          return `the answer to a wrong code was ${json?.errorCode}`
      }
      const { json } = await verify(sent!.code)
      return json?.errorCode === 'verification.code.incorrect' ? undefined : 'the code is valid after twenty wrong ones'
    },
  },
  {
    name: 'a picture of 6 MB is accepted for a reward',
    async run({ mock }) {
      const { send } = await createMember(mock, 'demo01')
      const request = { promotionId: 1010, remarks: 'x', pictures: [TOO_LARGE] }
      const { status, json } = await send('POST /wps/relay/MCSFE_signUpRequestReward', request)
      return status === 400 && json?.value?.['field'] === 'pictures.0' ? undefined : `the status was ${status}`
    },
  },
]
