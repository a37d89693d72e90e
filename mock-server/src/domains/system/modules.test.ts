import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { moduleIds } from './modules.ts'

const FLAGS = `COMM3 MC MYACC MYWALL REG3 USERNAMEREG3 MOBILENUMREG3 MOBILENUMPASSREG3 REGMOBVERF3 MOBILEVERFNOTREQ3 DISABLEDMOBILEVERIF3
UPDATEMOBILEICC3 MOBILELOGIN3 MOBILEVERCODELOGIN3 FACEBOOKLOGIN3 GOOGLELOGIN3 LOGINIPVERF3 FREEPLAY3 CAPTCHA3 GEETEST3 GEETESTVCODE3
VERIFICATION3 PASS3 PWDEXPFORCECHANGE3 CHNGPASSVERIF3 PWRESETSMS3 PROFPIC3 PERSMAIL3 PERSPAYEE3 BIRTHDAY3 MAILVERIFICATION3 BINDCARD3 BINDVC3
BINDEW3 BINDGA3 SECQUES3 PAYMENTPASS3 RESPAYPASS3 WDRAWNOPASSVERIF3 WDRAWINFOBINDDATE3 DPSTBAS3 DEPOSITBEHALF FUNDTRANS3 CREDITMAR3
TRANSREC3 DEPRECM3 WITHREC3 MEMTRANS3 TRANSBETREPMEM3 TEAMBETTING3 PERSPNL3 DISPTOTPROMEARN3 DISPEXTURNOVERLIST3 DISPLAYLOCATION3 REWCEN3
PTSYS3 PLYRBT MEMCLUB3 APPREWARD3 REFERRAL3 SUFAFFCODE3 SIMPLIFIEDURL3 AFFURLEXT3 INBOX3 CBS3 FEEDBACK3 GAMELO3 GAMELOHOT3 GAMELOFAV3
GAMELOREC3 AFFMAN3 CREATEAFF3 AGEREGDOWN3 REGCEN DOWNMAN AGEPAG AGEINFO3 AGETEAMPNL3 AGEREV3 AGEDOWNTRANS3 AGEANNOUNCE3 AGENTRANSMULTDOWN3
AGETRANSFERUP3 SIGNCONDIV3 CONTDIV DIVIDEND DAILYSALCONT3 DAYSAL DAYSALMR HOURSAL3 RTSALARY3`

type Node = { modId: string; enabled: '0' | '1'; childrenNodes?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.childrenNodes ?? []).flatMap(nodesOf)]

async function treeOf({ call }: ReturnType<typeof setup>) {
  const { json } = await call('GET', '/wps/system/whitelabel')
  return new Map(nodesOf(json.value).map(({ modId, enabled }) => [modId, enabled]))
}

test('each module that an operation names is in the tree', () => {
  const unknown = openApiDocument.operations.flatMap(({ id, module = '-', modules = [module], alsoModule }) =>
    [...modules, alsoModule ?? '-']
      .filter((name) => name !== '-' && !moduleIds.includes(name))
      .map((name) => `x-module of ${id}: modules.ts has no module ${name}`),
  )
  expect(unknown).toEqual([])
})

test('the module tree has exactly the flags of the gateway facts', async () => {
  const { json } = await setup().call('GET', '/wps/system/whitelabel')
  const known = nodesOf(json.value).map(({ modId }) => modId)
  const branches = ['ROOT', 'HOMEPAGE', 'LOGIN', 'REGISTER']
  const ours = ['PROMO3', 'RESPGAME3']

  expect(known.toSorted()).toEqual([...branches, ...ours, ...FLAGS.split(/\s+/)].toSorted())
})

test.for(FLAGS.split(/\s+/))('%s can be switched separately, and clients see it', async (flag) => {
  const server = setup()
  const before = await treeOf(server)
  const switched = before.get(flag) === '1' ? '0' : '1'
  await server.control('PATCH', '/settings', { flags: { [flag]: switched === '1' } })

  expect(await treeOf(server)).toEqual(new Map([...before, [flag, switched]]))
})
