import { GatewayError } from '@longan/sdk'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { problemText } from '#api/problems.ts'
import { paths } from '#lib/site/paths.ts'
import { showToast } from '#ui/overlay/toast.ts'

/**
 * Runs one claim at a time, however quickly the button is tapped. `onGiven` shows the reward, and the claim ends with it; a
 * refusal is shown as a translated message. `claiming` is the input of the current claim.
 */
export function useClaim<Input, Reward>(
  mutation: UseMutationOptions<Reward, Error, Input>,
  onClaimed: (reward: Reward, input: Input) => unknown,
) {
  const { mutateAsync } = useMutation(mutation)
  const showFailure = useFailureToast()
  const isRunning = useRef(false)
  const [claiming, setClaiming] = useState<Input>()
  const run = async (input: Input) => {
    setClaiming(input)
    try {
      await onClaimed(await mutateAsync(input), input)
    } catch (error) {
      showFailure(error)
    }
    setClaiming(undefined)
    isRunning.current = false
  }
  const claim = (input: Input) => {
    // A second tap may arrive before the first one has rendered.
    if (isRunning.current) return
    isRunning.current = true
    void run(input)
  }
  return { claim, claiming }
}

const isUnanswered = (error: unknown) => error instanceof GatewayError && error.status === 0

/** A claim without an answer may have succeeded: the toast links to the record of rewards. */
function useFailureToast() {
  const { t } = useTranslation('rewards')
  const navigate = useNavigate()
  const action = { label: t('viewReceived'), onClick: () => void navigate(`${paths.rewardCenter}?tab=given`) }
  return (error: unknown) =>
    void showToast(problemText(error), {
      kind: 'error',
      ...(isUnanswered(error) ? { time: 'long', detail: t('uncertainClaim'), action } : { time: 'short' }),
    })
}
