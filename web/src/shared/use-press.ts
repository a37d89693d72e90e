import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { problemText } from '#api/problems.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Runs a mutation on press. Presses during the mutation are ignored; `onDone` runs after success and invalidation; an error is shown as a toast. */
export function usePress<Answer, Input = void>(
  command: UseMutationOptions<Answer, Error, Input>,
  onDone: (answer: Answer, input: Input) => unknown,
) {
  const isRunning = useRef(false)
  const { mutateAsync, isPending } = useMutation(command)
  const run = async (input: Input) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      onDone(await mutateAsync(input), input)
    } catch (error) {
      await showToast(problemText(error), { kind: 'error', time: 'short' })
    } finally {
      isRunning.current = false
    }
  }
  return { press: (input: Input) => void run(input), isPending }
}
