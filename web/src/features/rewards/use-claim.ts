import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { problemText } from '#api/problems.ts'
import { showToast } from '#ui/toast.ts'

/**
 * Claims once at a time, however quickly somebody taps. `onGiven` says or shows what was given, and the claim is over when
 * it is; a refusal is said in the person's language. `claiming` is what is on its way.
 */
export function useClaim<Input, Given>(
  mutation: UseMutationOptions<Given, Error, Input>,
  onGiven: (given: Given, input: Input) => unknown,
) {
  const { mutateAsync } = useMutation(mutation)
  const isRunning = useRef(false)
  const [claiming, setClaiming] = useState<Input>()
  const run = async (input: Input) => {
    setClaiming(input)
    try {
      await onGiven(await mutateAsync(input), input)
    } catch (error) {
      void showToast(problemText(error), { kind: 'error', time: 'short' })
    }
    setClaiming(undefined)
    isRunning.current = false
  }
  const claim = (input: Input) => {
    // A second tap may come before the first one is drawn.
    if (isRunning.current) return
    isRunning.current = true
    void run(input)
  }
  return { claim, claiming }
}
