// A template for a server of provider states. It needs only this file and provider-states.json (Node 20, no packages).
//   node state-server.mjs 4020
//   npx longan verify --provider https://your-gateway --states http://127.0.0.1:4020
// Implement the states in `setups` one by one. A missing state is answered with 501, and the verification reports it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const catalogue = readCatalogue()

/**
 * The setup of each state by name. Returned values (a token, a nodeId ...) replace those of the examples.
 * @type {Record<string, (params: Record<string, unknown>) => Promise<object | void>>}
 */
const setups = {
  'the site is open': async () => {},
  // 'a member has money': async ({ account, balance }) => { await yourDatabase.setBalance(account, balance) },
  // 'a member is signed in': async ({ account }) => ({ token: await yourSessions.open(account) }),
}

/** Reverts the changes of a setup. Called after each interaction, once for each of its states. */
async function tearDown(_state, _params) {}

const TYPES = { string: 'string', number: 'number', boolean: 'boolean' }

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
  const request = objectOf(text)
  if (!request) return [400, { message: 'The body must be an object of JSON: { "action", "state", "params" }' }]
  const { action = 'setup', state, params = {} } = request
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
  if (!Object.hasOwn(setups, state)) return [501, { message: `"${state}" is not implemented yet: ${known.means}` }]
  return [200, (await setups[state](params)) ?? {}]
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
    // Reported below.
  }
  return exitWithUsage('provider-states.json must be in the same folder: it is part of the contracts')
}

function exitWithUsage(sentence) {
  console.error(sentence)
  process.exit(2)
}

const port = process.argv[2] ?? '4020'
if (port === '--help' || port === '-h') {
  console.log(
    'Sets up the provider states of provider-states.json.\nUsage: node state-server.mjs [PORT]  (4020; 0 for any)',
  )
  process.exit(0)
}
if (!/^\d+$/.test(port) || Number(port) > 65_535)
  exitWithUsage(`The port must be a number from 0 to 65535, not "${port}"`)
server.once('error', ({ code }) =>
  exitWithUsage(
    `Port ${port} ${code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`}: pass another port as argument`,
  ),
)
server.listen(Number(port), '127.0.0.1', () =>
  console.log(`Provider states are served at http://127.0.0.1:${server.address().port}`),
)
