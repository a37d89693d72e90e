import * as v from 'valibot'
import { problem } from './problem.ts'

/** Requires that both inputs are equal, with the error at the second one; an empty one is checked by its own field. */
export const confirmed = <Typed extends Record<string, string>>(first: string, second: string) =>
  v.forward<Typed, v.CheckIssue<Typed>, never>(
    v.check<Typed, string>((typed) => !typed[second] || typed[first] === typed[second], problem('confirmation')),
    [second] as never,
  )
