/** @jsxImportSource preact */
import { useState } from 'preact/hooks'

type Props = { label: string; send: string; onSend(text: string): Promise<void> }

/** The input of the chat. It is cleared on submit, so that nothing is sent twice. */
export function WriteBar({ label, send, onSend }: Props) {
  const [text, setText] = useState('')
  const isReady = text.trim() !== ''
  function submit(event: Event) {
    event.preventDefault()
    if (!isReady) return
    setText('')
    void onSend(text.trim())
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
