export const edgeJourneys: readonly [file: string, title: string][] = [
  ['games', 'a game I like is in my favourites, and no longer when I change my mind'],
  ['sign-in', 'a wrong password shows the gateway’s message, and I stay where I am'],
  ['sign-in', 'after the login home shows avatar and balance, and a reload keeps me logged in'],
  ['sign-out', 'a confirmed sign-out ends the token, cleans the storage and shows home as a guest'],
  ['slot', 'spins change the balance equally in the slot, on home, in both records and in the ledger'],
  ['simulators', 'a spin whose response is lost is retried automatically and counts once'],
  ['lottery', 'I bet on a round, see it lock, draw and settle, and each view shows the same balance'],
  ['live', 'from the live tables I bet on a round, see it dealt, and each view shows the same balance'],
  ['deposit', 'I deposit by bank transfer: fill in, confirm, transfer, say so, and the money is in my balance'],
  [
    'withdraw',
    'without a card and a payment password I am led to my first withdrawal, see it paid, and find it in my record',
  ],
  ['messages', 'in the message centre I read a notice, open the help and ask in the chat'],
  ['maintenance', 'while the site is under maintenance I see only that, and it opens again by itself'],
]
