// A server of provider states to start from: this file and provider-states.json are all it takes (Node 20, no packages).
//   node state-server.mjs 4020
//   npx longan verify --provider https://your-gateway --states http://127.0.0.1:4020
// Fill in `bring` state by state. Until a state is there it is answered with 501, and the verification names it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const catalogue = readCatalogue()

/**
 * How each state is brought about, by its name; what it answers (a token, a nodeId ...) is used instead of the example's.
 * @type {Record<string, (params: Record<string, unknown>) => Promise<object | void>>}
 */
const bring = {
  'the site is open': async () => {},
  // 'a member has money': async ({ account, balance }) => { await yourDatabase.setBalance(account, balance) },
  // 'a member is signed in': async ({ account }) => ({ token: await yourSessions.open(account) }),
}

/** Puts back what `bring` changed: called after each interaction, once for every state of it. */
async function tearDown(_state, _params) {}

const TYPES = { string: 'string', number: 'number', boolean: 'boolean' }

/** Returns what is wrong with the parameters of a state, or undefined. */
function faultOf({ properties, required }, params) {
  const missing = required.find((name) => params[name] === undefined)
  if (missing) return `${missing} is missing`
  const wrong = Object.entries(properties).find(
    ([name, { type }]) => params[name] !== undefined && typeof params[name] !== TYPES[type],
  )
  return wrong && `${wrong[0]} must be a ${wrong[1].type}`
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function answerTo(text) {
  const asked = objectOf(text)
  if (!asked) return [400, { message: 'The body must be an object of JSON: { "action", "state", "params" }' }]
  const { action = 'setup', state, params = {} } = asked
  if (!isObject(params)) return [400, { message: 'params must be an object' }]
  return answer({ action, state, params })
}

function objectOf(text) {
  try {
    const value = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

async function answer({ action, state, params }) {
  const known = Object.hasOwn(catalogue, state) ? catalogue[state] : undefined
  if (!known) return [404, { message: `"${state}" is not in provider-states.json` }]
  if (action === 'teardown') return [200, (await tearDown(state, params)) ?? {}]
  const fault = faultOf(known.parameters, params)
  if (fault) return [400, { message: `"${state}": ${fault}` }]
  if (!Object.hasOwn(bring, state)) return [501, { message: `"${state}" is not written yet: ${known.means}` }]
  return [200, (await bring[state](params)) ?? {}]
}

const server = createServer(async (request, response) => {
  const send = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  try {
    if (request.method === 'GET') return send(200, catalogue)
    const chunks = await request.toArray()
    send(...(await answerTo(Buffer.concat(chunks).toString())))
  } catch (error) {
    send(500, { message: String(error) })
  }
})

function readCatalogue() {
  try {
    const states = JSON.parse(readFileSync(new URL('provider-states.json', import.meta.url), 'utf8'))
    if (isObject(states)) return states
  } catch {
    // Said below.
  }
  return giveUp('provider-states.json must stand beside this file: it comes with the contracts')
}

/** A wrong use: one sentence and exit code 2. */
function giveUp(sentence) {
  console.error(sentence)
  process.exit(2)
}

const port = process.argv[2] ?? '4020'
if (port === '--help' || port === '-h') {
  console.log(
    'Brings a provider into the states of provider-states.json.\nUsage: node state-server.mjs [PORT]  (4020; 0 for any)',
  )
  process.exit(0)
}
if (!/^\d+$/.test(port) || Number(port) > 65_535) giveUp(`The port must be a number from 0 to 65535, not "${port}"`)
server.once('error', ({ code }) =>
  giveUp(
    `Port ${port} ${code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`}: name another behind the file`,
  ),
)
server.listen(Number(port), '127.0.0.1', () =>
  console.log(`Provider states are brought about at http://127.0.0.1:${server.address().port}`),
)
