import { invalidField } from '../../kernel/refusal.ts'

type FieldValue = [field: string, text: string | undefined]

/** Returns the value of a field and its confirmation. Throws a Refusal if it is missing or they differ. */
export function assertMatching([field, first]: FieldValue, [confirmationField, second]: FieldValue): string {
  if (first === undefined) throw invalidField(field, 'is missing')
  if (first !== second) throw invalidField(confirmationField, `is not the same as ${field}`)
  return first
}
