import * as v from 'valibot'
import { problem } from './problem.ts'

/** What was typed twice is the same both times, or the second time is to blame; an empty one is for its own field to judge. */
export const confirmed = (first: string, second: string) =>
  v.forward(
    v.check<Record<string, string>, string>(
      (typed) => !typed[second] || typed[first] === typed[second],
      problem('confirmation'),
    ),
    [second],
  )
