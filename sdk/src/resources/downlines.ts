import type { Call, Http, Query } from '../http.ts'
import { downlinesOperations } from '../operations/downlines.gen.ts'
import { paged } from '../page.ts'
import type { components } from '../schema.gen.ts'
import { done, value } from '../value.ts'

type Schemas = components['schemas']

/** Those below an agent. */
export const downlines = (http: Http) => {
  const { GET, POST, PUT } = http.clientOf(downlinesOperations)

  return {
    /** Lists all downlines, or with `upline` the direct ones of that member. */
    listDownlines: (filter: Query<'listDownlines'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/agent/downlines', { params: { query }, ...call }))),
    createDownline: (body: Schemas['DownlineInput'], call?: Call) =>
      value(POST('/wps/agent/downline', { body, ...call })),
    promoteDownline: (downline: string, call?: Call) =>
      done(PUT('/wps/agent/promoteDownlineToAgent', { body: { downline }, ...call })),
    /** Returns the rebates that the caller may give, by category of games. */
    getRebateRanges: (call?: Call) => value(GET('/wps/agent/globalRebateSettings', call)),
    /** The same as a list, of newer gateways. */
    listRebateRanges: (query: Query<'listGlobalRebateSettings'> = {}, call?: Call) =>
      value(GET('/wps/relay/MCSFE_getGlobalRebateSettingsByProductType', { params: { query }, ...call })),
    listDownlineRebates: (filter: Query<'listDownlineRebates'> = {}, call?: Call) =>
      paged(filter, (query) => value(GET('/wps/agent/downlineRebates', { params: { query }, ...call }))),
    setDownlineRebates: (body: Schemas['DownlineRebatesInput'], call?: Call) =>
      value(PUT('/wps/agent/downlineRebates', { body, ...call })),
  }
}
