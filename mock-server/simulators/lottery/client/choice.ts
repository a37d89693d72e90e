import type { Play } from '@longan/sdk'
import { computed, signal } from '@preact/signals'

type Selection = { play: Play; numbers: string[]; typed: string }

export function createChoice(first: Play) {
  const chosen = signal<Selection>({ play: first, numbers: [], typed: '' })
  const change = (patch: Partial<Selection>) => void (chosen.value = { ...chosen.value, ...patch })
  const numbers = () => chosen.value.numbers

  return {
    play: computed(() => chosen.value.play),
    numbers: computed(() => chosen.value.numbers),
    typed: computed(() => chosen.value.typed),
    choose: (play: Play) => change({ play, numbers: [], typed: '' }),
    clear: () => change({ numbers: [], typed: '' }),
    pick: (picked: string[]) => change({ numbers: picked.toSorted() }),
    toggle: (number: string) => change({ numbers: toggled(numbers(), number) }),
    drop: (number: string) => change({ numbers: numbers().filter((one) => one !== number) }),
    erase: () => change({ typed: chosen.value.typed.slice(0, -1) }),
    type(digit: string) {
      const typed = chosen.value.typed + digit
      if (typed.length < chosen.value.play.digits) return change({ typed })
      change({ typed: '', numbers: [...new Set([...numbers(), typed])] })
    },
  }
}

const toggled = (numbers: string[], number: string) =>
  numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number].toSorted()
