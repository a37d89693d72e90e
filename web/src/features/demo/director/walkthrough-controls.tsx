import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronRight } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { type PanelState, sendPanelCommand, useWorldUpdate } from './world-changes.ts'
import parts from '#features/demo/panel.module.css'
import styles from './director.module.css'
import { walkthroughs, type Walkthrough, findWalkthrough } from './walkthroughs.ts'

export function WalkthroughControls({ onPlay }: { onPlay: () => void }) {
  const { t } = useTranslation('director')
  const state = useWorldUpdate()?.panel.state ?? {}
  const [selected, setSelected] = useState<string>()
  // Defaults to the last one, also after a reload and on another device.
  const walkthrough =
    findWalkthrough(state.isBusy ? state.walkthrough : (selected ?? state.walkthrough)) ?? walkthroughs[0]!
  return (
    <section className={parts.part}>
      <h3>{t('walkthroughs')}</h3>
      <SelectField
        label={t('walkthrough')}
        value={walkthrough.id}
        disabled={state.isBusy}
        onChange={setSelected}
        options={walkthroughs.map(({ id }) => ({ value: id, label: t(id) }))}
      />
      <Steps walkthrough={walkthrough} state={state} />
      <WalkthroughButtons walkthrough={walkthrough} state={state} onPlay={onPlay} />
      <Finished walkthrough={walkthrough} state={state} onNext={setSelected} />
      <p className={parts.hint} role="status">
        {state.problem && t('problem', { what: state.problem })}
      </p>
    </section>
  )
}

type StepsProps = { walkthrough: Walkthrough; state: PanelState }

function Steps({ walkthrough, state }: StepsProps) {
  const { t } = useTranslation('director')
  const currentStep = state.walkthrough === walkthrough.id ? (state.step ?? -1) : -1
  return (
    <ol className={styles.steps}>
      {walkthrough.steps.map((_acts, step) => (
        <li
          key={step}
          aria-current={step === currentStep ? 'step' : undefined}
          data-done={step < currentStep || undefined}
        >
          {t(`${walkthrough.id}.${step + 1}` as 'register.1')}
        </li>
      ))}
    </ol>
  )
}

/** After the last step: what was shown, and the walkthrough to continue with. */
function Finished({ walkthrough: { id, steps }, state, onNext }: StepsProps & { onNext: (id: string) => void }) {
  const { t } = useTranslation('director')
  const isDone = state.walkthrough === id && state.step === steps.length - 1 && !state.isBusy && !state.problem
  if (!isDone) return null
  const next = walkthroughs[(walkthroughs.findIndex((one) => one.id === id) + 1) % walkthroughs.length]!
  return (
    <div className={styles.finished} role="status">
      <p>{t('shown', { what: t(id) })}</p>
      <Button size="small" variant="secondary" onClick={() => onNext(next.id)}>
        {t('continueWith', { what: t(next.id) })}
      </Button>
    </div>
  )
}

const nextStepOf = ({ walkthrough, state }: StepsProps) => {
  const takenCount = state.walkthrough === walkthrough.id && state.step !== undefined ? state.step + 1 : 0
  return takenCount < walkthrough.steps.length ? takenCount : 0
}

/** In the folded panel: the step that the app shows, and the button of the next one. */
export function StripProgress() {
  const { t } = useTranslation('director')
  const state = useWorldUpdate()?.panel.state ?? {}
  const walkthrough = findWalkthrough(state.walkthrough)
  if (!walkthrough || state.step === undefined) return null
  const { id, steps } = walkthrough
  const next = nextStepOf({ walkthrough, state })
  return (
    <>
      <p className={styles.progress} role="status">
        {state.problem ? t('problem', { what: state.problem }) : t(`${id}.${state.step + 1}` as 'register.1')}
      </p>
      {!state.isBusy && next > 0 && (
        <IconButton
          label={t('nextStep', { step: next + 1, of: steps.length })}
          icon={<ChevronRight />}
          onClick={() => void sendPanelCommand({ walkthrough: id, step: next, isPlaying: false })}
        />
      )}
    </>
  )
}

/** Under the folded panel, where a presenter has no list to choose from: the button shows the first step of the next walkthrough. */
export function StripEnd() {
  const state = useWorldUpdate()?.panel.state ?? {}
  const walkthrough = findWalkthrough(state.walkthrough)
  if (!walkthrough) return null
  const start = (id: string) => void sendPanelCommand({ walkthrough: id, step: 0, isPlaying: false })
  return <Finished walkthrough={walkthrough} state={state} onNext={start} />
}

function WalkthroughButtons({ walkthrough, state, onPlay }: StepsProps & { onPlay: () => void }) {
  const { t } = useTranslation('director')
  const next = nextStepOf({ walkthrough, state })
  const start = (step: number, isPlaying: boolean) => () => {
    void sendPanelCommand({ walkthrough: walkthrough.id, step, isPlaying })
    onPlay()
  }
  return (
    <div className={parts.buttons}>
      <Button size="small" busy={state.isBusy} onClick={start(0, true)}>
        {t('play')}
      </Button>
      <Button size="small" variant="secondary" busy={state.isBusy} onClick={start(next, false)}>
        {t('nextStep', { step: next + 1, of: walkthrough.steps.length })}
      </Button>
      {state.isBusy && (
        <Button size="small" variant="quiet" onClick={() => void sendPanelCommand({ stop: true })}>
          {t('stop')}
        </Button>
      )}
    </div>
  )
}
