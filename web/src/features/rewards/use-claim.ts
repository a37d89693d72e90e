import { GatewayError } from '@longan/sdk'
import type { UseMutationOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { problemText } from '#api/problems.ts'
import { paths } from '#lib/site/paths.ts'
import { usePress } from '#shared/use-press.ts'
import { showToast } from '#ui/overlay/toast.ts'

/**
 * Runs one claim at a time, however quickly the button is tapped. `onClaimed` shows the reward, and the claim ends with it; a
 * refusal is shown as a translated message. `claiming` is the input of the current claim.
 */
export function useClaim<Input, Reward, Change>(
  mutation: UseMutationOptions<Reward, Error, Input, Change>,
  onClaimed: (reward: Reward, input: Input) => unknown,
) {
  const { press, pressed } = usePress(mutation, onClaimed, useFailureToast())
  return { claim: press, claiming: pressed }
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
