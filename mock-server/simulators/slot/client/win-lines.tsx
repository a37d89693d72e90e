/** @jsxImportSource preact */
import { Fragment } from 'preact'
import type { DisplayedWin } from './win-show.ts'

const COLOURS = ['#F2C14E', '#3CC38A', '#7FA8F8', '#FF9E6B', '#FF9EB1', '#7FE3D4']

type Props = { wins: DisplayedWin[]; lines: readonly (readonly number[])[] }

export const WinLines = ({ wins, lines }: Props) => (
  <svg class="lines-won" viewBox="0 0 50 30" preserveAspectRatio="none" aria-hidden="true">
    {wins.map(({ line }) => {
      if (line === undefined) return null
      const d = pathOf(lines[line]!)
      return (
        <Fragment key={line}>
          <path d={d} class="line-edge" vector-effect="non-scaling-stroke" />
          <path d={d} stroke={COLOURS[line % COLOURS.length]!} vector-effect="non-scaling-stroke" />
        </Fragment>
      )
    })}
  </svg>
)

function pathOf(rows: readonly number[]): string {
  const height = (row: number) => row * 10 + 5
  const points = rows.map((row, reel) => `${reel * 10 + 5} ${height(row)}`).join('L')
  return `M0 ${height(rows[0]!)}L${points}L50 ${height(rows.at(-1)!)}`
}
