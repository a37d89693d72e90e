import { badField } from '../../kernel/refusal.ts'

type Typed = [field: string, text: string | undefined]

/** What was typed twice, the same both times. */
export function twice([field, first]: Typed, [again, second]: Typed): string {
  if (first === undefined) throw badField(field, 'is missing')
  if (first !== second) throw badField(again, `is not the same as ${field}`)
  return first
}
