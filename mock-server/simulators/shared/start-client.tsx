/** @jsxImportSource preact */
import { type ComponentChild, render } from 'preact'
import { CallError, toProblem } from './errors.ts'
import { openFrame } from './frame.ts'
import { createClientContext, type ClientContext, PageContext } from './client-context.ts'
import { Notice } from './notice.tsx'

/**
 * Starts a simulator's page: renders the result of `open`, and an error message if one of its calls fails.
 * @example
 * void startClient(async (context) => <Table table={await context.calls.open('/partners/dice/open')} />)
 */
export async function startClient(open: (context: ClientContext) => ComponentChild | Promise<ComponentChild>) {
  const context = createClientContext(openFrame())
  const root = document.getElementById('app')!
  const show = (content: ComponentChild) =>
    render(<PageContext.Provider value={context}>{content}</PageContext.Provider>, root)
  show(<Loading text={context.t('loading')} />)
  try {
    show(await open(context))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    show(<Notice problem={toProblem(context.t, error, () => location.reload())} />)
  }
}

const Loading = ({ text }: { text: string }) => (
  <p class="loading" role="status">
    {text}
  </p>
)
