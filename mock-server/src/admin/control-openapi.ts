import { toJsonSchema } from '@valibot/to-json-schema'
import { commands } from './control.ts'
import type { ControlRoute } from './control-route.ts'

type JsonSchema = { properties?: Record<string, object>; required?: string[] }

const WORLD = {
  name: 'x-mock-world',
  in: 'header',
  description: 'The name of the world; `default` without it.',
  schema: { type: 'string' },
}
const answer = (description: string) => ({ description, content: { 'application/json': { schema: {} } } })

/** Answered by the HTTP adapter itself, which counts the requests. */
const METRICS = {
  operationId: 'get-metrics',
  summary: 'Returns request counts and durations, worlds, memory and store writes in the Prometheus format',
  tags: ['metrics'],
  'x-provenance': 'designed',
  responses: {
    '200': { description: 'One line per metric.', content: { 'text/plain': { schema: { type: 'string' } } } },
  },
}

/** Answered by the Node adapter. */
const MCP = {
  operationId: 'post-mcp',
  summary: 'Serves tools for agents over the Model Context Protocol, like `npx longan mcp`',
  tags: ['mcp'],
  'x-provenance': 'designed',
  requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
  responses: { '200': answer('The response of the protocol, JSON-RPC 2.0.') },
}

export function controlDescription() {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of commands) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Control of a running mock',
      version: '1',
      description: 'Controls worlds from tests, panels or curl. It is not part of a real gateway.',
    },
    paths: { ...paths, '/__admin/metrics': { get: METRICS }, '/__admin/mcp': { post: MCP } },
  }
}

function operationOf({ method, path, schema }: ControlRoute) {
  const name = path.slice('/__admin'.length)
  const shape = toJsonSchema(schema as never, { errorMode: 'ignore', typeMode: 'input' }) as JsonSchema
  const isQuestion = method === 'GET'
  return {
    operationId: [method.toLowerCase(), ...name.split(/[/-]/).slice(1)].join('-'),
    summary: COMMAND_SUMMARIES[`${method} ${name}`],
    tags: [name.split('/')[1]],
    'x-provenance': 'designed',
    parameters: [WORLD, ...(isQuestion ? queryOf(shape) : [])],
    ...(!isQuestion && { requestBody: { content: { 'application/json': { schema: shape } } } }),
    responses: {
      '200': answer('Done, with a result if there is one.'),
      '400': answer('A field is missing, wrong or unknown: `value.field` names it, `value.reason` says why.'),
    },
  }
}

const queryOf = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))

export const COMMAND_SUMMARIES: Readonly<Record<string, string>> = {
  'GET /health': 'Checks that the mock is running and that the ledger is balanced',
  'GET /worlds': 'Lists the names of all worlds',
  'POST /worlds': 'Creates a world; replaces one with the same name',
  'POST /worlds/fork': 'Creates a copy of this world',
  'DELETE /worlds': 'Removes a world; 404 if no world has that name',
  'POST /reset': 'Resets this world to the state it was created in',
  'GET /scenarios': 'Lists the states a world can begin in',
  'GET /personas': 'Lists the accounts to log in with',
  'GET /clock': 'Returns the time and the next scheduled event',
  'POST /clock/advance': 'Advances the clock and runs all events on the way',
  'POST /clock/set': 'Sets the clock',
  'POST /clock/freeze': 'Freezes the clock',
  'POST /clock/resume': 'Lets a frozen clock continue',
  'POST /clock/scale': 'Makes time pass faster or slower',
  'GET /settings': 'Returns all settings of an operator, including feature flags',
  'PATCH /settings': 'Changes some settings',
  'GET /brand': 'Returns the brand that the demo panel shows in place of the site’s own; empty without one',
  'PATCH /brand': 'Changes some fields of that brand; null gives a field back to the site',
  'DELETE /brand': 'Gives the site its own brand back',
  'POST /system/status': 'Closes the site or opens it',
  'GET /presets': 'Lists the presets of site settings; there are also fail:<operation>:<code> and blank:<operation>',
  'POST /preset': 'Applies a preset',
  'GET /cashier': 'Lists deposits and withdrawals that wait for a decision',
  'POST /cashier/deposits': 'Decides a deposit',
  'POST /cashier/withdrawals': 'Decides a withdrawal',
  'POST /cashier/payouts': 'Pays out the balance of an excluded member, as customer service does',
  'POST /wallet/balance': 'Returns the balance of a player, as a game aggregator asks for it',
  'POST /wallet/debit': 'Takes a stake from a player, as a game aggregator does; once for each transaction id',
  'POST /wallet/credit': 'Pays a player of a round that has a debit; once for each transaction id',
  'POST /wallet/rollback':
    'Returns a debit to a player, also after the session has ended; a debit that comes later is refused',
  'POST /messages': 'Sends a service message or a promotion to one member or all; returns the accounts that got it',
  'GET /limits': 'Lists the limits and breaks of a member',
  'POST /limits': 'Sets or raises a limit of a member at once; without an amount it is removed',
  'DELETE /breaks': 'Ends the time-out or self-exclusion of a member',
  'GET /faults': 'Lists the active faults',
  'POST /faults': 'Makes an operation fail, respond late, lose its connection or return an invalid body',
  'DELETE /faults': 'Removes the faults of one operation, or all',
  'GET /requests': 'Lists the last requests; filters by operation, member, status, text and time',
  'GET /requests/unmatched': 'Lists the last requests that match no operation',
  'DELETE /requests': 'Clears the request journal',
  'POST /requests/verify': 'Checks how many times an operation was called, and with which fields',
  'POST /errors': 'Writes a crash of the app into the request journal',
  'GET /outbox': 'Lists the SMS and mails that were sent, newest first',
  'POST /identity/tokens': 'Issues a token of the simulated identity provider',
  'POST /identity/codes': 'Lets the identity provider send a code to a number',
  'POST /identity/codes/confirm': 'Confirms that code; returns a token that verifies the number',
  'POST /identity/page': 'Returns the address of the identity provider’s page for a site',
  'GET /snapshot': 'Returns the complete state of the world',
  'POST /snapshot': 'Restores the state of a snapshot',
  'GET /fingerprint': 'Returns a digest of the complete state: equal states have equal digests',
  'GET /ledger': 'Lists every account with its balance',
  'POST /ledger/verify': 'Recomputes all balances and checks the ledger invariants',
  'POST /lottery/next-draw': 'Moves the clock to shortly before the next draw',
  'GET /checkpoints': 'Lists the checkpoints that can be returned to',
  'POST /checkpoints': 'Keeps checkpoints from now on',
  'DELETE /checkpoints': 'Stops keeping checkpoints',
  'POST /rewind': 'Returns to a checkpoint',
  'GET /recording': 'Returns the recording of this world, including passwords and tokens that were sent',
  'POST /recording': 'Records all requests to this world from now on',
  'DELETE /recording': 'Stops recording',
  'GET /recording/status': 'Returns the number of recorded calls; empty if the world is not recorded',
  'POST /recording/replay': 'Replays a recording in a separate mock; with `apply` this world continues from its end',
  'GET /link': 'Returns this world as a short text for an address, without tokens and passwords',
  'POST /link': 'Restores the world of such a link and returns the last session in it',
  'GET /link/lost': 'Tells whether opening a link would lose changes in this world',
  'GET /changes': 'Waits for the next change since a revision (long poll); includes the director’s last command',
  'GET /calls': 'Lists the last calls of a world with a panel, with credentials removed',
  'GET /upcoming-events': 'Lists the events, draws and planned maintenance of the next day',
  'POST /panel/state': 'Sends a command from the director to the page that shows the app, or reports that page’s state',
  'GET /events':
    'Lists the events of the world after `since`; with `Accept: text/event-stream` the HTTP server streams them',
  'GET /provider-states': 'Lists the provider states of the contracts',
  'POST /provider-states': 'Sets up or tears down a provider state, as Pact verifiers request it',
}
