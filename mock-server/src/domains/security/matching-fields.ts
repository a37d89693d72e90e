import { invalidField } from '../../kernel/refusal.ts'

type Typed = [field: string, text: string | undefined]

/** What was typed twice, the same both times. */
export function twice([field, first]: Typed, [again, second]: Typed): string {
  if (first === undefined) throw invalidField(field, 'is missing')
  if (first !== second) throw invalidField(again, `is not the same as ${field}`)
  return first
}
