/** Twelve journeys that are also made against the mock at the edge: its file, and how its title begins. */
export const edgeJourneys: readonly [file: string, title: string][] = [
  ['games', 'a game I like is in my favourites, and no longer when I change my mind'],
  ['sign-in', 'a wrong password is answered with the gateway’s words, and I stay where I am'],
  ['sign-in', 'logged in I am on home with avatar and balance, and stay logged in over a reload'],
  ['sign-out', 'confirmed I see it happen, the token dies, storage is clean and I am a guest at home'],
  ['slot', 'what I spin is the same money in the slot, at home, in both records and in the ledger'],
  ['partners', 'a spin whose answer is lost on the way is asked for again by itself, and counts once'],
  ['lottery', 'I bet on a round, see it lock, draw and settle, and every view of the money agrees'],
  ['live', 'from the live tables I bet on a round, see it dealt, and every view of the money agrees'],
  ['deposit', 'I deposit by bank transfer: fill in, confirm, transfer, say so, and the money is in my balance'],
  ['withdraw', 'with nothing set up I am led to my first withdrawal, see it paid, and find it in my record'],
  ['messages', 'in the message centre I read a notice, look for help and ask in the chat'],
  ['maintenance', 'while the site is under maintenance I see only that, and it opens again by itself'],
]
