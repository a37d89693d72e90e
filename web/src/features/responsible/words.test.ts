import { expect, test } from 'vitest'
import en from '#i18n/en/responsible.json'
import vi from '#i18n/vi/responsible.json'

/** Words that judge a member, or that only experts know. */
const BLAME = [
  /addict|gambler|gambling problem|compulsive|irresponsible|your fault|you failed|wrong with you|careless|abuse|pathological/i,
  // cspell:disable-next-line
  /nghiện|vô trách nhiệm|lỗi của bạn|cờ bạc|bê tha|sa đà|bệnh/i,
]
const MOST_WORDS = 30

test.each([
  ['English', en],
  ['Vietnamese', vi],
])('the words of responsible gaming in %s are plain and without blame [R-7-04]', (_language, texts) => {
  for (const [key, text] of Object.entries(texts)) {
    expect([key, BLAME.filter((words) => words.test(text))]).toEqual([key, []])
    const longest = Math.max(...text.split(/[.?!:;](?:\s|$)/).map((sentence) => sentence.trim().split(/\s+/).length))
    expect([key, longest <= MOST_WORDS]).toEqual([key, true])
  }
})
