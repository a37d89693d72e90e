/** @jsxImportSource preact */
import { useState } from 'preact/hooks'

type Props = { label: string; send: string; say(text: string): Promise<void> }

/** Where the member writes. Nothing is sent twice: the field is empty once it is on its way. */
export function WriteBar({ label, send, say }: Props) {
  const [text, setText] = useState('')
  const isReady = text.trim() !== ''
  function submit(event: Event) {
    event.preventDefault()
    if (!isReady) return
    setText('')
    void say(text.trim())
  }
  return (
    <form onSubmit={submit}>
      <input
        aria-label={label}
        placeholder={label}
        maxLength={500}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button class="primary" disabled={!isReady}>
        {send}
      </button>
    </form>
  )
}
