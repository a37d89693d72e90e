import * as v from 'valibot'
import { toMinor } from '../../kernel/money.ts'
import { badField } from '../../kernel/refusal.ts'
import { memberNamed, setBalance, state } from './provider-state.ts'

const account = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const memberStates = {
  'a member is signed in': state(v.object({ account, token: v.string() }), (site, { account, token }) =>
    site.services.session.openWith(token, memberNamed(site, account)),
  ),
  'a session has ended': state(v.object({ token: v.string() }), ({ services }, { token }) =>
    services.session.logout(token),
  ),
  'a member can log in': state(v.object({ account, password: v.string() }), (site, { account, password }) =>
    site.world.db.members.update(memberNamed(site, account).id, { password, isLocked: false, failedLogins: 0 }),
  ),
  'a member is locked': state(v.object({ account }), (site, { account }) =>
    site.world.db.members.update(memberNamed(site, account).id, { isLocked: true }),
  ),
  'the next login needs a captcha': state(v.object({ account }), (site, { account }) =>
    site.world.db.members.update(memberNamed(site, account).id, { failedLogins: 1, needsCaptchaAfterFailure: true }),
  ),
  'a member has money': state(v.object({ account, balance: v.number() }), (site, { account, balance }) => {
    const minor = toMinor(balance)
    if (minor === undefined || minor < 0) throw badField('params.balance', 'must be 0 or more, with two decimals')
    setBalance(site, memberNamed(site, account).id, minor)
  }),
  'a member has unread messages': state(
    v.object({ account, inbox: count, chat: count }),
    (site, { account, inbox, chat }) =>
      site.world.db.members.update(memberNamed(site, account).id, { unread: { inbox, chat } }),
  ),
}
