import * as v from 'valibot'

/** A member's mark on a game: a favourite, or a game played lately. `id` is `<member>:<node>`. */
export const gameMarkSchema = v.object({ id: v.string(), memberId: v.number(), nodeId: v.number(), at: v.number() })
export type GameMark = v.InferOutput<typeof gameMarkSchema>
