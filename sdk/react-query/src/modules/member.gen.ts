// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { member } from '@longan/sdk/member'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getMemberInfo: Query<ReturnType<typeof member>['getInfo']> = /* @__PURE__ */ query<ReturnType<typeof member>['getInfo']>(['getMemberInfo', member, 0, 'getInfo'], { secured: true })
export const updateMemberInfo: Command<ReturnType<typeof member>['update']> = /* @__PURE__ */ command<ReturnType<typeof member>['update']>(['updateMemberInfo', member, 1, 'update'], ['getMemberInfo'])
export const getNickname: Query<ReturnType<typeof member>['getNickname']> = /* @__PURE__ */ query<ReturnType<typeof member>['getNickname']>(['getNickname', member, 0], { secured: true })
export const getEmail: Query<ReturnType<typeof member>['getEmail']> = /* @__PURE__ */ query<ReturnType<typeof member>['getEmail']>(['getEmail', member, 0], { secured: true })
export const getPayeeName: Query<ReturnType<typeof member>['getPayeeName']> = /* @__PURE__ */ query<ReturnType<typeof member>['getPayeeName']>(['getPayeeName', member, 0], { secured: true })
export const updateNickname: Command<ReturnType<typeof member>['updateNickname']> = /* @__PURE__ */ command<ReturnType<typeof member>['updateNickname']>(['updateNickname', member, 1], ['getMemberInfo', 'getNickname'])
export const updateEmail: Command<ReturnType<typeof member>['updateEmail']> = /* @__PURE__ */ command<ReturnType<typeof member>['updateEmail']>(['updateEmail', member, 1], ['getEmail', 'getMemberInfo'])
export const updatePayeeName: Command<ReturnType<typeof member>['updatePayeeName']> = /* @__PURE__ */ command<ReturnType<typeof member>['updatePayeeName']>(['updatePayeeName', member, 1], ['getMemberInfo', 'getPayeeName', 'getWithdrawSettings'])
