export type VerificationSettings = { verification: { hasTestRecipients: boolean } }

const TEST_RECIPIENT = /^\+84900000\d{3}$|@test\.site\.example$/
const TEST_CODE = '246810'

/** True for the fixed code of test recipients, used by reviewers and examples without a phone. An operator can forbid it. */
export const isTestCode = ({ verification }: VerificationSettings, to: string, code: string): boolean =>
  verification.hasTestRecipients && TEST_RECIPIENT.test(to) && code === TEST_CODE
