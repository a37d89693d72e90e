import { answerRealityCheck } from '@longan/react-query/responsible-gaming'
import type { PlaySession } from '@longan/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#api/gateway.ts'
import { playSessionQuery } from '#api/member/play-session.queries.ts'
import { problemText } from '#api/problems.ts'
import { FormFailure } from '#shared/forms/form-layout.tsx'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Fact } from './fact.tsx'
import { PlayedTime } from './play-clock.tsx'
import styles from './reality-check.module.css'

type Answer = 'goOn' | 'stop'
type RealityCheckProps = {
  session: PlaySession
  /** The member has stopped: leaves the game. */
  onStop: () => void
}

/** Covers the game until the member has decided whether to go on. */
export function RealityCheck({ session, onStop }: RealityCheckProps) {
  const { t } = useTranslation('play')
  const client = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation(answerRealityCheck.mutationOptions(api))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const send = (answer: Answer) => {
    if (isPending) return
    const onSuccess = (next: PlaySession) => {
      client.setQueryData(playSessionQuery().queryKey, next)
      if (answer === 'stop') onStop()
    }
    mutate({ input: { answer } }, { onSuccess })
  }
  const buttonOf = (answer: Answer) => (
    <Button variant="secondary" wide busy={isPending && variables.input.answer === answer} onClick={() => send(answer)}>
      {t(answer)}
    </Button>
  )
  return (
    <div className={styles.cover} role="alertdialog" aria-labelledby="reality-check">
      <section className={styles.check}>
        <h2 id="reality-check" ref={title} tabIndex={-1}>
          {t('checkTitle')}
        </h2>
        <dl className={styles.facts}>
          <Fact name={t('timePlayed')}>
            <PlayedTime session={session} />
          </Fact>
          <Fact name={t('staked')}>
            <Amount value={session.stake} />
          </Fact>
          <Fact name={t('won')}>
            <Amount value={session.payout} />
          </Fact>
          <Fact name={t('net')}>
            <Amount value={session.net} />
          </Fact>
        </dl>
        <FormFailure>{error ? problemText(error) : ''}</FormFailure>
        {/* Both answers look alike: none is the one we would like to have. */}
        <div className={styles.answers}>
          {buttonOf('stop')}
          {buttonOf('goOn')}
        </div>
      </section>
    </div>
  )
}
