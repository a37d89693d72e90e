/** @jsxImportSource preact */
import { type ComponentChild, render } from 'preact'
import { CallError } from './call-error.ts'
import { explain } from './error-message.ts'
import { openFrame } from './frame.ts'
import { createKit, type ClientContext, KitContext } from './kit.ts'
import { Notice } from './notice.tsx'

/**
 * Opens a partner's page: shows what `open` makes of the kit, and says so when a call inside of it fails.
 * @example
 * void startPartner(async (kit) => <Table table={await kit.calls.open('/partners/dice/open')} />)
 */
export async function startPartner(open: (kit: ClientContext) => ComponentChild | Promise<ComponentChild>) {
  const kit = createKit(openFrame())
  const root = document.getElementById('app')!
  const show = (content: ComponentChild) =>
    render(<KitContext.Provider value={kit}>{content}</KitContext.Provider>, root)
  show(<Opening text={kit.t('loading')} />)
  try {
    show(await open(kit))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    show(<Notice problem={explain(kit.t, error, () => location.reload())} />)
  }
}

const Opening = ({ text }: { text: string }) => (
  <p class="loading" role="status">
    {text}
  </p>
)
