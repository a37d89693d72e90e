/** Loaded on demand: most visits of the demo restore nothing. */
export { hasChanges } from './has-changes.ts'
export { readRecording } from './recording.ts'
export { replayToWorld } from './replay-recording.ts'
export { createLink, openLink } from './world-link.ts'
