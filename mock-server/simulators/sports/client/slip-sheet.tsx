/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { Problem } from '../../shared/error-message.ts'
import { Sheet } from '../../shared/sheet.tsx'
import { StakeChips } from '../../shared/stake-chips.tsx'
import { placeSlip, problemOf } from './commands.ts'
import type { OfDesk, Poll } from './desk.ts'
import { SlipButton } from './slip-button.tsx'
import { SlipKind } from './slip-kind.tsx'
import { SlipLine } from './slip-line.tsx'
import { SlipSums } from './slip-sums.tsx'
import { Trouble } from './trouble.tsx'

type Props = OfDesk & { close(): void; poll: Poll }

/** The slip: its picks, whether they stand alone or together, the stake, what it brings back, and one button that places it. */
export function SlipSheet({ desk, close, poll }: Props) {
  const { t, slip, placing } = desk
  const { problem, submit, forgive } = usePlacing({ desk, close, poll })
  const isFixed = placing.isUnknown || placing.isUnderWay
  const lines = slip.lines.value
  return (
    <Sheet title={t('slip')} onClose={close}>
      {problem && <Trouble {...problem} />}
      <ul class="lines">
        {lines.map((line) => (
          <SlipLine
            key={`${line.match.id} ${line.pick}`}
            desk={desk}
            line={line}
            isFixed={isFixed}
            remove={() => {
              slip.remove(line)
              forgive()
            }}
          />
        ))}
        {lines.length === 0 && <li class="empty">{t('slipEmpty')}</li>}
      </ul>
      {lines.length > 0 && <Terms desk={desk} isFixed={isFixed} />}
      <SlipButton desk={desk} submit={submit} forgive={forgive} />
    </Sheet>
  )
}

/** On what terms the slip is placed; what has been sent keeps those it was sent with. */
const Terms = ({ desk, isFixed }: OfDesk & { isFixed: boolean }) => {
  const { t, slip, stakes, stake, setStake, money, isGuest } = desk
  const limits = { min: money.plain(stakes.least), max: money.plain(stakes.most) }
  return (
    <fieldset class="terms" disabled={isFixed}>
      <SlipKind desk={desk} />
      <StakeChips
        label={t(slip.kind() === 'multiple' ? 'stakeAll' : 'stakeEach')}
        stakes={stakes.chips}
        stake={stake.value}
        usual={stakes.usual}
        onStake={setStake}
      />
      {!isGuest && <p class="meta">{t('limits', limits)}</p>}
      <button class="chip" aria-pressed={slip.takesBetter.value} onClick={slip.toggleBetter}>
        {t('takeBetter')}
      </button>
      <SlipSums desk={desk} />
    </fieldset>
  )
}

/** Sends the slip; says in words why it was refused, and looks at the odds again. */
function usePlacing({ desk, close, poll }: Props) {
  const { t, placing } = desk
  const [problem, setProblem] = useState<Problem | undefined>(
    placing.isUnknown ? { text: t('outcomeUnknown') } : undefined,
  )
  const refuse = (error: unknown) => {
    setProblem(problemOf(desk, error, 'oddsChanged'))
    void poll()
  }
  const done = () => {
    close()
    void poll()
  }
  return {
    problem,
    submit: () => void placeSlip(desk).then(done, refuse),
    forgive: () => setProblem(undefined),
  }
}
