// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const contractsOperations = {
  'GET /wps/member/info/funds/consolidated': { id: 'getFundsConsolidated', module: 'COMM3', token: true },
  'GET /wps/relay/MCSFE_processContractDividend': { id: 'processDividendContract', module: 'SIGNCONDIV3', value: 'none', token: true, once: true },
  'GET /wps/relay/MCSFE_processDailySalaryContract': { id: 'processDailySalaryContract', module: 'DAILYSALCONT3', value: 'none', token: true, once: true },
  'POST /wps/relay/MCSFE_processContractHourSalary': { id: 'processHourSalaryContract', module: 'HOURSAL3', value: 'none', token: true },
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': { id: 'processRealTimeSalaryContract', module: 'RTSALARY3', value: 'none', token: true },
  'GET /wps/relay/MCS2_processDividendReq': { id: 'processDividendContractByMcs2', module: 'SIGNCONDIV3', value: 'none', token: true, once: true },
  'GET /wps/relay/MCS2_processDailySalContract': { id: 'processDailySalaryContractByMcs2', module: 'DAILYSALCONT3', value: 'none', token: true, once: true },
  'POST /wps/relay/MCS2_processContractHourSalary': { id: 'processHourSalaryContractByMcs2', module: 'HOURSAL3', value: 'none', token: true },
} satisfies Operations
