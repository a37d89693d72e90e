import type { Call, Http } from '../http.ts'
import { contractsOperations } from '../operations/contracts.gen.ts'
import type { components } from '../schema.gen.ts'
import { done, value } from '../value.ts'

type Product = components['schemas']['Product']

/** A accept, R refuse, C: has seen that it was withdrawn. */
type Answer = 'A' | 'R' | 'C'

/** Salaries and dividends that were offered to the member. Names that end in `ByMcs2` are the calls of older gateways. */
export const contracts = (http: Http) => {
  const { GET, POST } = http.clientOf(contractsOperations)
  const ofProduct = async (type: Product, status: Answer) => ({
    params: { query: { type, status, token: await http.token() } },
  })
  const ofId = async (id: number, status: Answer) => ({ params: { query: { id, status, token: await http.token() } } })

  return {
    /** Dividends are under `divtypecompperiodreq`, by whichever name the gateway sends them. */
    async getFunds(call?: Call) {
      const { divtypereq = {}, ...funds } = await value(GET('/wps/member/info/funds/consolidated', call))
      return { divtypecompperiodreq: divtypereq, ...funds }
    },
    answerDividend: async (product: Product, answer: Answer, call?: Call) =>
      done(GET('/wps/relay/MCSFE_processContractDividend', { ...(await ofProduct(product, answer)), ...call })),
    answerDailySalary: async (id: number, answer: Answer, call?: Call) =>
      done(GET('/wps/relay/MCSFE_processDailySalaryContract', { ...(await ofId(id, answer)), ...call })),
    answerHourSalary: (contractId: number, status: Answer, call?: Call) =>
      done(POST('/wps/relay/MCSFE_processContractHourSalary', { body: { contractId, status }, ...call })),
    answerRealTimeSalary: (contractId: number, status: Answer, call?: Call) =>
      done(POST('/wps/relay/MCSFE_processRealTimeSalaryContract', { body: { contractId, status }, ...call })),
    answerDividendByMcs2: async (product: Product, answer: Answer, call?: Call) =>
      done(GET('/wps/relay/MCS2_processDividendReq', { ...(await ofProduct(product, answer)), ...call })),
    answerDailySalaryByMcs2: async (id: number, answer: Answer, call?: Call) =>
      done(GET('/wps/relay/MCS2_processDailySalContract', { ...(await ofId(id, answer)), ...call })),
    answerHourSalaryByMcs2: (contractId: number, status: Answer, call?: Call) =>
      done(POST('/wps/relay/MCS2_processContractHourSalary', { body: { contractId, status }, ...call })),
  }
}
