import { ask, type Attack, aWorld, signIn } from './attack.ts'

const password = '246810'
const TIMES = 10
const TOO_LARGE = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(8_000_000)}`

/** Somebody in a world of their own, who can look at everybody's money. */
async function member(mock: string, account: string) {
  const world = aWorld()
  const token = await signIn(mock, account, world)
  const send = (line: string, body?: unknown) => ask(mock, line, { world, token, ...(body !== undefined && { body }) })
  const money = async () => JSON.stringify((await ask(mock, 'GET /__admin/ledger', { world })).json?.['accounts'])
  return { world, send, money }
}
type Member = Awaited<ReturnType<typeof member>>

/** How many of ten that are sent at once, each under no key, go through. */
const atOnce = async ({ send }: Member, line: string, body: unknown) => {
  const all = await Promise.all(Array.from({ length: TIMES }, () => send(line, body)))
  return all.filter(({ status }) => status === 200).length
}

export const claims: Attack[] = [
  {
    name: 'an agent sends money to somebody who is not below',
    async run({ mock }) {
      const { send, money } = await member(mock, 'agent01')
      const before = await money()
      const transfers = [
        { downline: 'thaomy', transferAmount: 10 },
        { downline: 'demo01', transferAmount: 10 },
      ]
      const { status } = await send('PUT /wps/agent/transferDownlines', { transfers, password })
      if (status !== 400) return `it was answered ${status}`
      return (await money()) === before ? undefined : 'money moved'
    },
  },
  {
    name: 'a contract is answered, or taken back, by somebody it does not concern',
    async run({ mock }) {
      const { send } = await member(mock, 'agent41')
      for (const [line, body] of [
        ['POST /wps/relay/MCSFE_processContractHourSalary', { contractId: 100503, status: 'A' }],
        ['POST /wps/relay/MCSFE_cancelContract', { contractId: 100506 }],
      ] as const) {
        const { status } = await send(line, body)
        if (status !== 400) return `${line} was answered ${status}`
      }
      return undefined
    },
  },
  {
    name: 'a promo code claimed ten times at once is paid more than once',
    async run({ mock }) {
      const done = await atOnce(await member(mock, 'demo01'), 'POST /wps/relay/PROMOFE_claimPromoCode', {
        promoCode: 'LONGAN26',
      })
      return done === 1 ? undefined : `${done} went through`
    },
  },
  {
    name: 'the points of one redemption buy ten at once',
    async run({ mock }) {
      const self = await member(mock, 'demo01')
      const params = { account: 'demo01', points: 100 }
      await ask(mock, 'POST /__admin/provider-states', {
        world: self.world,
        body: { state: 'a member has points', params },
      })
      const done = await atOnce(self, 'POST /wps/relay/passwordCheck/MCSFE_convertPoint', { points: 100, password })
      return done === 1 ? undefined : `${done} went through`
    },
  },
  {
    name: 'a code sent by SMS is guessed',
    async run({ mock }) {
      const { send, world } = await member(mock, 'demo02')
      const mobile = { mobileNum: '0912345678', countryDialingCode: '+84' }
      const verify = (verificationCode: string) =>
        send('POST /wps/v2/verification/sms/verify', { ...mobile, verificationCode })
      await send('POST /wps/v2/verification/sms/send', mobile)
      const [sent] = (await ask(mock, 'GET /__admin/outbox', { world })).json as unknown as { code: string }[]
      for (let tries = 0; tries < 20; tries++) {
        const { json } = await verify(String(Number(sent!.code) ^ (tries + 1)).padStart(6, '0'))
        if (json?.errorCode !== 'verification.code.incorrect') return `a wrong one was answered ${json?.errorCode}`
      }
      const { json } = await verify(sent!.code)
      return json?.errorCode === 'verification.code.incorrect' ? undefined : 'it is good after twenty wrong ones'
    },
  },
  {
    name: 'a picture of 6 MB is kept as the proof of a reward',
    async run({ mock }) {
      const { send } = await member(mock, 'demo01')
      const request = { promotionId: 1010, remarks: 'x', pictures: [TOO_LARGE] }
      const { status, json } = await send('POST /wps/relay/MCSFE_signUpRequestReward', request)
      return status === 400 && json?.value?.['field'] === 'pictures.0' ? undefined : `it was answered ${status}`
    },
  },
]
