import { GatewayError } from '@longan/sdk'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { problemText } from '#api/problems.ts'
import { paths } from '#lib/paths.ts'
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
  const sayFailure = useSayFailure()
  const isRunning = useRef(false)
  const [claiming, setClaiming] = useState<Input>()
  const run = async (input: Input) => {
    setClaiming(input)
    try {
      await onGiven(await mutateAsync(input), input)
    } catch (error) {
      sayFailure(error)
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

const isUnheard = (error: unknown) => error instanceof GatewayError && error.status === 0

/** A claim that nobody answered may have given something all the same: the record of rewards knows. */
function useSayFailure() {
  const { t } = useTranslation('rewards')
  const navigate = useNavigate()
  const action = { label: t('seeGiven'), onClick: () => void navigate(`${paths.rewardCenter}?tab=given`) }
  return (error: unknown) =>
    void showToast(problemText(error), {
      kind: 'error',
      ...(isUnheard(error) ? { time: 'long', detail: t('uncertainClaim'), action } : { time: 'short' }),
    })
}
