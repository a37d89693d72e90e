/** What brings a world back is fetched together, when somebody wants that: no visit of the demo pays for it. */
export { isChanged } from './is-changed.ts'
export { readCapsule } from './recording.ts'
export { worldOfCapsule } from './replay-recording.ts'
export { linkOf, openLink } from './world-link.ts'
