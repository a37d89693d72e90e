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

const number = { mobileNum: v.string(), countryDialingCode: v.string() }

export const accessStates = {
  'the site is configured': {
    parameters: v.object({ operation: v.string(), values: v.unknown() }),
    means:
      'The operator has set the site up so that this operation responds with these limits, rates, switches, rewards, times, pictures and texts (in Vietnamese), or a feed sends these matches, winners and rankings. A list has exactly these rows in this order. Other fields of a row do not matter.',
  },
  'a response has optional fields': {
    parameters: v.object({ operation: v.string(), values: v.unknown() }),
    means:
      'The gateway has the features that these optional fields belong to, and this operation responds with them as well; fields in the rows of a list are in its first rows. Answer 501 if it has not: the interaction is then skipped.',
  },
  'the gateway has one dialect': {
    parameters: v.object({ dialect: v.string() }),
    means:
      'The gateway takes only the first form of each call (`A`) or only the second (`B`), and sends the status code of the site: 1 address blocked and 2 maintenance in `A`, 1 maintenance and 2 region restricted in `B`.',
  },
  'texts are in both languages': {
    parameters: v.object({}),
    means:
      'Every text for users is there in Vietnamese and in English. A Vietnamese text has a letter that only Vietnamese has (ă, đ, ơ, ư or one like ế); an English text has ASCII letters only. Names need not differ.',
  },
  'a module is switched': {
    parameters: v.object({ modId: v.string(), isOn: v.boolean() }),
    means: 'The operator has this module of the whitelabel on, or off.',
  },
  'registration asks for a field': {
    parameters: v.object({ field: v.string() }),
    means: 'The rules of registration have this field, and it must be filled in.',
  },
  'a member has a mobile number': {
    parameters: v.object({ account, ...number, verified: v.boolean() }),
    means: 'The account has this mobile number, which no other account has; it is verified, or not.',
  },
  'a code was sent': {
    parameters: v.object({
      ...number,
      verificationCode: v.string(),
      account: v.optional(account),
      purpose: v.optional(v.string()),
    }),
    means:
      'This code went to the number just now. The member `account` asked for it; without one a guest did, to sign in (`guest`), to join (`register`) or to sign in on a new device (`device`).',
  },
  'a password was mailed': {
    parameters: v.object({ account, email: v.string(), password: v.string() }),
    means:
      'The account has this e-mail address, and this password was just sent to it after the old one was forgotten.',
  },
  'a code was mailed': {
    parameters: v.object({ account, email: v.string(), verificationCode: v.string() }),
    means: 'The account has this e-mail address, and the member who is signed in was sent this code there just now.',
  },
  'a human check waits': {
    parameters: v.object({ gt: v.string() }),
    means: 'The human check with this id was begun and has no answer yet; `passed` is the answer of a person.',
  },
}
