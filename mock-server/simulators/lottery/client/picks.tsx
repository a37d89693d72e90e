/** @jsxImportSource preact */
import type { StoreProps } from './game-store.ts'

export function Picks({ store: { t, choice }, all }: StoreProps & { all: string[] }) {
  const picks = {
    random: () => [all[randomBelow(all.length)]!],
    doubles: () => all.filter((number) => number[0] === number[1]),
    even: () => all.filter((number) => Number(number) % 2 === 0),
    odd: () => all.filter((number) => Number(number) % 2 === 1),
    clear: () => [],
  }
  return (
    <div class="rail picks">
      {(Object.keys(picks) as (keyof typeof picks)[]).map((name) => (
        <button key={name} class="chip" onClick={() => choice.pick(picks[name]())}>
          {t(name)}
        </button>
      ))}
    </div>
  )
}

const randomBelow = (below: number) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * below)
