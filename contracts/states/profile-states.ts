import * as v from 'valibot'

const account = v.string()

export const profileStates = {
  'a member has read a notice': {
    parameters: v.object({ account, announcementId: v.number() }),
    means: 'The notice is shown, and of all notices the member has read this one only.',
  },
  'a member has joined': {
    parameters: v.object({ account, nickname: v.string(), registerTime: v.number(), birthday: v.optional(v.string()) }),
    means: 'The account has registered at `registerTime` (ms), and its nickname (and birthday) is this.',
  },
  'a member has an e-mail address': {
    parameters: v.object({ account, email: v.string() }),
    means: 'The address is that of the account, and of no other.',
  },
  'a member has a picture': {
    parameters: v.object({ account, icon: v.string() }),
    means: 'The member has chosen the picture of this id.',
  },
  'a member has answered a question': {
    parameters: v.object({ account, questionId: v.number() }),
    means: 'The member has answered this security question, and no other.',
  },
  'a member is shown a secret': {
    parameters: v.object({ account, secretKey: v.string() }),
    means: 'The member has no authenticator yet, and is shown this secret (base32) for one.',
  },
}
