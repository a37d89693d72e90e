import { answerAtEdge } from './answer-at-edge.ts'

export { WorldObject } from './world-object.ts'

/** What a runtime of workers asks. */
// oxlint-disable-next-line import/no-default-export -- a runtime looks for this export alone
export default { fetch: answerAtEdge }
