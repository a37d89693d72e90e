import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'

const NEXT_STEP = 'pass the token that POST /wps/session/login answers for this player'

test.for([
  ['/wallet/balance', {}],
  ['/wallet/debit', { transactionId: 'T1', roundId: 'R1', amount: 10 }],
] as const)(
  '%s of a session that is not the open one of the player names the field and the next step',
  async ([path, fields]) => {
    const { control, signIn } = setup()
    const session = await signIn('demo02')
    const send = async (sent: string) => {
      const { status, json } = await control('POST', path, {
        player: 'demo01',
        session: sent,
        currency: 'VND',
        ...fields,
      })
      return { status, ...json }
    }

    const refused = { status: 401, errorCode: 'user.or.token.invalid' }
    expect(await send('guessed')).toMatchObject({
      ...refused,
      message: `session: is unknown or has ended: ${NEXT_STEP}`,
      value: { field: 'session', reason: `is unknown or has ended: ${NEXT_STEP}` },
    })
    expect(await send(session)).toMatchObject({
      ...refused,
      value: { field: 'session', reason: `belongs to another player: ${NEXT_STEP}` },
    })
  },
)
