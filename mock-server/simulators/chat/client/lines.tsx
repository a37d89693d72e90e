/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { LineResponse } from '../rules/chat.routes.ts'

type Props = { label: string; lines: LineResponse[]; byRobot: string; typing: string }

export function Lines({ label, lines, byRobot, typing }: Props) {
  const end = useRef<HTMLLIElement>(null)
  const isTyping = lines.at(-1)?.by === 'member'
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'end' }), [lines.length])
  return (
    <main aria-label={label}>
      <div role="log">
        <ol>
          {lines.map(({ id, by, text }) => (
            <li key={id} data-by={by}>
              {by === 'robot' && <span class="meta">{byRobot}</span>}
              <p>{text}</p>
            </li>
          ))}
          <li ref={end} class="meta typing">
            {isTyping ? typing : ''}
          </li>
        </ol>
      </div>
    </main>
  )
}
