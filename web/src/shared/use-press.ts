import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { problemText } from '#api/problems.ts'
import { useSingleRun } from '#lib/device/use-single-run.ts'
import { showToast } from '#ui/overlay/toast.ts'

const showProblem = (error: unknown) => void showToast(problemText(error), { kind: 'error', time: 'short' })

/** Runs a mutation on press. Presses during the mutation are ignored; `onDone` runs after success and invalidation; an error is shown as a toast. */
export function usePress<Answer, Input = void, Change = unknown>(
  command: UseMutationOptions<Answer, Error, Input, Change>,
  onDone: (answer: Answer, input: Input) => unknown,
  onError: (error: unknown) => void = showProblem,
) {
  const { mutateAsync } = useMutation(command)
  const { run, running, busy } = useSingleRun(async (input: Input) => {
    try {
      await onDone(await mutateAsync(input), input)
    } catch (error) {
      onError(error)
    }
  })
  return { press: (input: Input) => void run(input), isPending: busy, pressed: running }
}
