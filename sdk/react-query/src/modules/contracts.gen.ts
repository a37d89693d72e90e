// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { contracts } from '@longan/sdk/contracts'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getFundsConsolidated: Query<ReturnType<typeof contracts>['getFunds']> = /* @__PURE__ */ query('getFundsConsolidated', [(http: Http) => contracts(http).getFunds, 0], { secured: true })
export const processDividendContract: Command<ReturnType<typeof contracts>['answerDividend']> = /* @__PURE__ */ command('processDividendContract', [(http: Http) => contracts(http).answerDividend, 2, false], ['getFundsConsolidated', 'listContracts'])
export const processDailySalaryContract: Command<ReturnType<typeof contracts>['answerDailySalary']> = /* @__PURE__ */ command('processDailySalaryContract', [(http: Http) => contracts(http).answerDailySalary, 2, false], ['getFundsConsolidated', 'listContracts'])
export const processHourSalaryContract: Command<ReturnType<typeof contracts>['answerHourSalary']> = /* @__PURE__ */ command('processHourSalaryContract', [(http: Http) => contracts(http).answerHourSalary, 2], ['getFundsConsolidated', 'listContracts'])
export const processRealTimeSalaryContract: Command<ReturnType<typeof contracts>['answerRealTimeSalary']> = /* @__PURE__ */ command('processRealTimeSalaryContract', [(http: Http) => contracts(http).answerRealTimeSalary, 2], ['getFundsConsolidated', 'listContracts'])
export const processDividendContractByMcs2: Command<ReturnType<typeof contracts>['answerDividendByMcs2']> = /* @__PURE__ */ command('processDividendContractByMcs2', [(http: Http) => contracts(http).answerDividendByMcs2, 2, false], ['getFundsConsolidated', 'listContracts'])
export const processDailySalaryContractByMcs2: Command<ReturnType<typeof contracts>['answerDailySalaryByMcs2']> = /* @__PURE__ */ command('processDailySalaryContractByMcs2', [(http: Http) => contracts(http).answerDailySalaryByMcs2, 2, false], ['getFundsConsolidated', 'listContracts'])
export const processHourSalaryContractByMcs2: Command<ReturnType<typeof contracts>['answerHourSalaryByMcs2']> = /* @__PURE__ */ command('processHourSalaryContractByMcs2', [(http: Http) => contracts(http).answerHourSalaryByMcs2, 2], ['getFundsConsolidated', 'listContracts'])
