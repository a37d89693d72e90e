// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { contracts } from '@longan/sdk/contracts'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getFundsConsolidated: Query<ReturnType<typeof contracts>['getFunds']> = /* @__PURE__ */ query<ReturnType<typeof contracts>['getFunds']>(['getFundsConsolidated', contracts, 0, 'getFunds'], { secured: true })
export const processDividendContract: Command<ReturnType<typeof contracts>['answerDividend']> = /* @__PURE__ */ command<ReturnType<typeof contracts>['answerDividend']>(['processDividendContract', contracts, 2, 'answerDividend'], ['getFundsConsolidated', 'listContracts'], false)
export const processDailySalaryContract: Command<ReturnType<typeof contracts>['answerDailySalary']> = /* @__PURE__ */ command<ReturnType<typeof contracts>['answerDailySalary']>(['processDailySalaryContract', contracts, 2, 'answerDailySalary'], ['getFundsConsolidated', 'listContracts'], false)
export const processHourSalaryContract: Command<ReturnType<typeof contracts>['answerHourSalary']> = /* @__PURE__ */ command<ReturnType<typeof contracts>['answerHourSalary']>(['processHourSalaryContract', contracts, 2, 'answerHourSalary'], ['getFundsConsolidated', 'listContracts'])
export const processRealTimeSalaryContract: Command<ReturnType<typeof contracts>['answerRealTimeSalary']> = /* @__PURE__ */ command<ReturnType<typeof contracts>['answerRealTimeSalary']>(['processRealTimeSalaryContract', contracts, 2, 'answerRealTimeSalary'], ['getFundsConsolidated', 'listContracts'])
export const processDividendContractByMcs2: Command<ReturnType<typeof contracts>['answerDividendByMcs2']> = /* @__PURE__ */ command<ReturnType<typeof contracts>['answerDividendByMcs2']>(['processDividendContractByMcs2', contracts, 2, 'answerDividendByMcs2'], ['getFundsConsolidated', 'listContracts'], false)
export const processDailySalaryContractByMcs2: Command<ReturnType<typeof contracts>['answerDailySalaryByMcs2']> = /* @__PURE__ */ command<ReturnType<typeof contracts>['answerDailySalaryByMcs2']>(['processDailySalaryContractByMcs2', contracts, 2, 'answerDailySalaryByMcs2'], ['getFundsConsolidated', 'listContracts'], false)
export const processHourSalaryContractByMcs2: Command<ReturnType<typeof contracts>['answerHourSalaryByMcs2']> = /* @__PURE__ */ command<ReturnType<typeof contracts>['answerHourSalaryByMcs2']>(['processHourSalaryContractByMcs2', contracts, 2, 'answerHourSalaryByMcs2'], ['getFundsConsolidated', 'listContracts'])
