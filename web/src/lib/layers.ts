/**
 * What lies over the page: sheets, menus, dialogs. Each has an entry of its own in the browser's history, above the page's
 * and at the same address, so that the way back (button, gesture) closes the top one before it leaves the page.
 */
type Layer = { close: () => void }

/** After how long a step of ours that never arrived is given up, ms; a busy page may need seconds for one. */
const STEP_TIMEOUT = 3000

const layers: Layer[] = []
/** The depth of a history entry: how many layers stand on the page's own. */
const depthOf = (state: unknown) => Number((state as { layer?: unknown } | null)?.layer ?? 0)
/** Which page an entry belongs to, as the router counts them. */
const pageOf = (state: unknown) => (state as { idx?: unknown } | null)?.idx

let depth = depthOf(history.state)
let page = pageOf(history.state)
/** A step back of ours that has not arrived yet. */
let pendingStep: ReturnType<typeof setTimeout> | undefined
/** What waits until no entry of a layer is left. */
const pendingActions: (() => void)[] = []
/** What would open by itself, and waits until nothing else is open. */
const interstitials = new Set<() => void>()

function stepBack(count: number, isLast = false) {
  depth -= count
  pendingStep = setTimeout(() => {
    // An entry that is pushed meanwhile may swallow a step: it is taken once more.
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

/** Brings the history in line with what is open; a step at a time, since a step back takes a moment. */
function syncHistory() {
  if (pendingStep) return
  const target = pendingActions.length > 0 ? 0 : layers.length
  if (depth > target) return stepBack(depth - target)
  pendingActions.splice(0).forEach((act) => act())
  if (layers.length === 0) interstitials.forEach((open) => open())
  if (depth === 0) page = pageOf(history.state)
  while (depth < layers.length) history.pushState({ ...history.state, layer: ++depth }, '')
}

/** The person went back or forward: what stood higher than where they are now is closed. */
function handlePopState({ state }: PopStateEvent) {
  const isSamePage = depth > 0 && pageOf(state) === page
  const closed = layers.splice(isSamePage ? depthOf(state) : 0)
  depth = depthOf(state)
  closed.toReversed().forEach(({ close }) => close())
  syncHistory()
  return isSamePage
}

// Before the router hears of it: to the router the page is the same.
addEventListener(
  'popstate',
  (event) => {
    const isOurs = pendingStep !== undefined
    if (isOurs || handlePopState(event)) event.stopImmediatePropagation()
    if (isOurs) finishStep()
  },
  { capture: true },
)

// After a reload nothing is open any more.
syncHistory()

/** Puts a layer on top of the page until the returned function is called; going back calls `close`. */
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

/** Does what changes the page's own entry: at once, or when the entries of layers above it are gone. */
export function afterLayersClosed(act: () => void) {
  pendingActions.push(act)
  syncHistory()
}

/** Calls `open` as soon as nothing lies over the page, at once where nothing does; the returned function takes it back. */
export function whenNoLayerOpen(open: () => void) {
  interstitials.add(open)
  syncHistory()
  return () => void interstitials.delete(open)
}
