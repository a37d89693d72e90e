import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { type Progress, wish } from './changes.ts'
import { useHeard } from './director-context.ts'
import styles from './director.module.css'
import { stories, type Story, storyCalled } from './stories.ts'

/** A story, step by step: it plays itself, or each step waits for the hand. */
export function StoryControls() {
  const { t } = useTranslation('director')
  const state = useHeard()?.stage.state ?? {}
  const [chosen, setChosen] = useState<string>()
  // Until somebody chooses, it is the one that was told last: after a reload, and on another device.
  const story = storyCalled(state.isBusy ? state.story : (chosen ?? state.story)) ?? stories[0]!
  return (
    <section className={styles.part}>
      <h3>{t('stories')}</h3>
      <SelectField
        label={t('story')}
        value={story.id}
        disabled={state.isBusy}
        onChange={setChosen}
        options={stories.map(({ id }) => ({ value: id, label: t(id) }))}
      />
      <Steps story={story} state={state} />
      <Buttons story={story} state={state} />
      <p className={styles.hint} role="status">
        {state.problem && t('problem', { what: state.problem })}
      </p>
    </section>
  )
}

type StepsProps = { story: Story; state: Progress }

function Steps({ story, state }: StepsProps) {
  const { t } = useTranslation('director')
  const at = state.story === story.id ? (state.step ?? -1) : -1
  return (
    <ol className={styles.steps}>
      {story.steps.map((_acts, step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined} data-done={step < at || undefined}>
          {t(`${story.id}.${step + 1}` as 'register.1')}
        </li>
      ))}
    </ol>
  )
}

function Buttons({ story, state }: StepsProps) {
  const { t } = useTranslation('director')
  const taken = state.story === story.id && state.step !== undefined ? state.step + 1 : 0
  const next = taken < story.steps.length ? taken : 0
  const tell = (step: number, isPlaying: boolean) => () => void wish({ story: story.id, step, isPlaying })
  return (
    <div className={styles.buttons}>
      <Button size="small" busy={state.isBusy} onClick={tell(0, true)}>
        {t('play')}
      </Button>
      <Button size="small" variant="secondary" busy={state.isBusy} onClick={tell(next, false)}>
        {t('nextStep', { step: next + 1, of: story.steps.length })}
      </Button>
      {state.isBusy && (
        <Button size="small" variant="quiet" onClick={() => void wish({ stop: true })}>
          {t('stop')}
        </Button>
      )}
    </div>
  )
}
