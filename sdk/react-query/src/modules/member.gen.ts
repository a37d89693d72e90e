// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { member } from '@longan/sdk/member'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getMemberInfo: Query<ReturnType<typeof member>['getInfo']> = /* @__PURE__ */ query('getMemberInfo', [(http: Http) => member(http).getInfo, 0], { secured: true })
export const updateMemberInfo: Command<ReturnType<typeof member>['update']> = /* @__PURE__ */ command('updateMemberInfo', [(http: Http) => member(http).update, 1], ['getMemberInfo'])
export const getNickname: Query<ReturnType<typeof member>['getNickname']> = /* @__PURE__ */ query('getNickname', [(http: Http) => member(http).getNickname, 0], { secured: true })
export const getEmail: Query<ReturnType<typeof member>['getEmail']> = /* @__PURE__ */ query('getEmail', [(http: Http) => member(http).getEmail, 0], { secured: true })
export const getPayeeName: Query<ReturnType<typeof member>['getPayeeName']> = /* @__PURE__ */ query('getPayeeName', [(http: Http) => member(http).getPayeeName, 0], { secured: true })
export const updateNickname: Command<ReturnType<typeof member>['updateNickname']> = /* @__PURE__ */ command('updateNickname', [(http: Http) => member(http).updateNickname, 1], ['getMemberInfo', 'getNickname'])
export const updateEmail: Command<ReturnType<typeof member>['updateEmail']> = /* @__PURE__ */ command('updateEmail', [(http: Http) => member(http).updateEmail, 1], ['getEmail', 'getMemberInfo'])
export const updatePayeeName: Command<ReturnType<typeof member>['updatePayeeName']> = /* @__PURE__ */ command('updatePayeeName', [(http: Http) => member(http).updatePayeeName, 1], ['getMemberInfo', 'getPayeeName', 'getWithdrawSettings'])
