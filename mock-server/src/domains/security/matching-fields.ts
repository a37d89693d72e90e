import { invalidField } from '../../kernel/validation/refusal.ts'

type FieldValue = [field: string, text: string | undefined]

export function assertMatching([field, first]: FieldValue, [confirmationField, second]: FieldValue): string {
  if (first === undefined) throw invalidField(field, 'is missing')
  if (first !== second) throw invalidField(confirmationField, `is not the same as ${field}`)
  return first
}
