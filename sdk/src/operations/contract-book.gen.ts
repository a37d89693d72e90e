// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const contractBookOperations = {
  'GET /wps/relay/MCSFE_getContractList': { id: 'listContracts', module: 'CONTDIV', token: true },
  'POST /wps/relay/MCSFE_createContract': { id: 'createContract', module: 'CONTDIV', token: true },
  'POST /wps/relay/MCSFE_cancelContract': { id: 'cancelContract', module: 'CONTDIV', value: 'none', token: true },
  'GET /wps/relay/MCSFE_getSalaryList': { id: 'listSalaries', module: 'DAYSAL', token: true },
  'GET /wps/relay/MCSFE_getDividendList': { id: 'listDividends', module: 'DIVIDEND', token: true },
} satisfies Operations
