import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { problemText } from '#api/problems.ts'
import { showToast } from '#ui/toast.ts'

/**
 * A command that a tap gives, told to `onDone` once it was answered and everything it changed is known. A second tap while
 * it is on its way is none, however quick; a refusal is said in the person's words.
 */
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
