export type { Api, ListMethod } from './api.ts'
export { type Command, command, type CommandVariables, invalidate, invalidating, type Read } from './command.ts'
export { forgetMember } from './forget-member.ts'
export { type Query, query } from './query.ts'
