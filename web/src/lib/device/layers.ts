/**
 * A layer over the page: sheet, menu or dialog. Each has a history entry above the page's, with the same URL, so that going back (button or gesture) closes the
 * top layer before it leaves the page.
 */
type Layer = { close: () => void }

/** The time after which a `history.go` without popstate event is given up, ms; a busy page may need seconds. */
const STEP_TIMEOUT = 3000

const layers: Layer[] = []
/** The number of layers above the page's own entry. */
const depthOf = (state: unknown) => Number((state as { layer?: unknown } | null)?.layer ?? 0)
/** The index of the page's entry, set by the router. */
const pageOf = (state: unknown) => (state as { idx?: unknown } | null)?.idx

let depth = depthOf(history.state)
let page = pageOf(history.state)
let pendingStep: ReturnType<typeof setTimeout> | undefined
const pendingActions: (() => void)[] = []
const interstitials = new Set<() => void>()

function stepBack(count: number, isLast = false) {
  depth -= count
  pendingStep = setTimeout(() => {
    // An entry pushed meanwhile can swallow a step: it is repeated once.
    const left = depthOf(history.state) - depth
    if (isLast || left <= 0) return finishStep()
    depth += left
    stepBack(left, true)
  }, STEP_TIMEOUT)
  history.go(-count)
}

function finishStep() {
  clearTimeout(pendingStep)
  pendingStep = undefined
  syncHistory()
}

/** Brings the history in line with the open layers, one step at a time, since each step is asynchronous. */
function syncHistory() {
  if (pendingStep) return
  const target = pendingActions.length > 0 ? 0 : layers.length
  if (depth > target) return stepBack(depth - target)
  pendingActions.splice(0).forEach((act) => act())
  if (layers.length === 0) interstitials.forEach((open) => open())
  if (depth === 0) page = pageOf(history.state)
  while (depth < layers.length) history.pushState({ ...history.state, layer: ++depth }, '')
}

function handlePopState({ state }: PopStateEvent) {
  const isSamePage = depth > 0 && pageOf(state) === page
  const closed = layers.splice(isSamePage ? depthOf(state) : 0)
  depth = depthOf(state)
  closed.toReversed().forEach(({ close }) => close())
  syncHistory()
  return isSamePage
}

// Registered before the router's listener: for the router the page is the same.
addEventListener(
  'popstate',
  (event) => {
    const isOurs = pendingStep !== undefined
    if (isOurs || handlePopState(event)) event.stopImmediatePropagation()
    if (isOurs) finishStep()
  },
  { capture: true },
)

// After a reload no layer is open.
syncHistory()

/** Opens a layer until the returned function is called; going back calls `close`. */
export function openLayer(close: () => void) {
  const layer = { close }
  layers.push(layer)
  syncHistory()
  return () => {
    const at = layers.indexOf(layer)
    if (at >= 0) layers.splice(at, 1)
    syncHistory()
  }
}

/** Runs an action that changes the page's own entry: at once, or after the entries of all layers are gone. */
export function afterLayersClosed(act: () => void) {
  pendingActions.push(act)
  syncHistory()
}

/** Calls `open` as soon as no layer is open, which may be at once. The returned function cancels it. */
export function whenNoLayerOpen(open: () => void) {
  interstitials.add(open)
  syncHistory()
  return () => void interstitials.delete(open)
}
