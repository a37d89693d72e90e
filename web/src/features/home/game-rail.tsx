import type { Game } from '@longan/sdk'
import { useEffect, useRef, useState } from 'react'
import { GameTile } from '#parts/game-tile.tsx'
import { Rail } from '#ui/rail.tsx'
import styles from './home.module.css'

const manyGames = 20
/** As many as two rows show, with the next ones peeping in. */
const atFirst = 8
const more = 12

/** More than 20 games stand in two rows, fewer in one. */
export const rowsOf = (total: number) => (total > manyGames ? 2 : 1)

type GameRailProps = { label: string; games: Game[]; eager?: boolean; recent?: boolean }

/** Games side by side. The ones off screen are made when the rail is scrolled towards them. */
export function GameRail({ label, games, eager, recent }: GameRailProps) {
  const rows = rowsOf(games.length)
  const [shown, setShown] = useState(atFirst)
  const end = useRef<HTMLSpanElement>(null)
  // Only the browser knows when the end of the rail comes near.
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((before) => before + more),
      // What nobody has moved yet need not be ready for more.
      { root: end.current.parentElement, rootMargin: shown === atFirst ? '0px 60px' : '0px 240px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [shown])
  return (
    <Rail label={label} rows={rows}>
      {games.slice(0, shown).map((game, index) => (
        <GameTile key={game.nodeId} game={game} eager={eager && index < rows * 3} recent={recent} />
      ))}
      {shown < games.length && <span ref={end} className={styles.railEnd} aria-hidden />}
    </Rail>
  )
}
