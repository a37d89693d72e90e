/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

type Props = { d?: string; children?: ComponentChildren }

export const Icon = ({ d, children }: Props) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    {d && <path d={d} />}
    {children}
  </svg>
)

export type IconButtonProps = {
  label: string
  d: string
  run(): void
  isDisabled?: boolean
  children?: ComponentChildren
}

export const IconButton = ({ label, d, run, isDisabled, children }: IconButtonProps) => (
  <button class="icon" aria-label={label} disabled={isDisabled} onClick={run}>
    <Icon d={d} />
    {children}
  </button>
)
