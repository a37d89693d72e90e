/** Which numbers and mailboxes are for tests. */
export type VerificationSettings = { verification: { hasTestRecipients: boolean } }

/** Numbers and mailboxes that belong to nobody. */
const TEST_RECIPIENT = /^\+84900000\d{3}$|@test\.longan\.example$/
const TEST_CODE = '246810'

/** Whether this code always fits: reviewers and examples have no phone. An operator may forbid it. */
export const isTestCode = ({ verification }: VerificationSettings, to: string, code: string): boolean =>
  verification.hasTestRecipients && TEST_RECIPIENT.test(to) && code === TEST_CODE
