import type { BuiltValidators } from './built.ts'

export const fingerprint: BuiltValidators['fingerprint']
export const validators: BuiltValidators['validators']
