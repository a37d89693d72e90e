import * as v from 'valibot'
import { problem } from './problem.ts'

/** What was typed twice is the same both times, or the second time is to blame; an empty one is for its own field to judge. */
export const confirmed = <Typed extends Record<string, string>>(first: string, second: string) =>
  v.forward<Typed, v.CheckIssue<Typed>, never>(
    v.check<Typed, string>((typed) => !typed[second] || typed[first] === typed[second], problem('confirmation')),
    [second] as never,
  )
