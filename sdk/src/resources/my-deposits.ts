import type { Call, Http, Query } from '../http.ts'
import { myDepositsOperations } from '../operations/my-deposits.gen.ts'
import { paged } from '../page.ts'
import type { C2CInput, SlipInput } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** A picture as a file: jpg, jpeg or png of at most 10 MB. */
export type SlipFile = { depositId: string; fileName: string; image: Blob }

function toSlipBody(input: SlipInput | SlipFile) {
  if (!(input.image instanceof Blob)) return { body: input as SlipInput }
  const { depositId, fileName, image } = input
  const form = new FormData()
  form.append('depositId', depositId)
  form.append('image', image, fileName)
  return { body: { depositId, image: fileName }, bodySerializer: () => form }
}

/** The member's deposits. */
export const myDeposits = (http: Http) => {
  const { GET, POST } = http.clientOf(myDepositsOperations)

  return {
    get: (depositId: string, call?: Call) =>
      value(GET('/wps/relay/MCSFE_getDeposit', { params: { query: { depositId } }, ...call })),
    cancel: (depositId: string, call?: Call) =>
      done(POST('/wps/relay/MCSFE_cancelDeposit', { body: { depositId }, ...call })),
    /** Asks to look at it sooner. */
    requestReview: (depositId: string, call?: Call) =>
      done(POST('/wps/relay/MCSFE_createDepositTask', { body: { depositId }, ...call })),
    /** Sends a file as a multipart form, and a picture in base64 as JSON. */
    uploadSlip: async (input: SlipInput | SlipFile, call?: Call) =>
      done(POST('/wps/relay/MCSFE_uploadDepositSlip', { ...toSlipBody(input), ...call })),
    listConfirmations: (call?: Call) => value(GET('/wps/relay/MCSFE_getPaymentConfirmationList', call)),
    /** Says that a transfer was made, or that it will not be. */
    confirm: (body: C2CInput, call?: Call) => done(POST('/wps/relay/MCSFE_processC2CTransaction', { body, ...call })),
    countPending: (call?: Call) => value(GET('/wps/relay/MCSFE_getPendingCounts', call)),
    /** Newest first, of at most 7 days. */
    list: (filter: Omit<Query<'listDeposits'>, 'language'> = {}, call?: Call) =>
      paged(filter, (asked) => {
        const query = { language: http.language(), ...asked }
        return value(GET('/wps/relay/MCSFE_getDepositTransactionReport', { params: { query }, ...call }))
      }),
  }
}
