import * as v from 'valibot'
import type { ChatLine } from '../../../src/domains/messages/chat.service.ts'
import type { Language } from '../../../src/kernel/language.ts'
import { launch, partnerRoute, type PartnerRoute } from '../../../src/kernel/simulator.ts'
import type { ChatRoomService } from './chat-room.service.ts'

const seat = {
  launch,
  language: v.optional(v.picklist(['vi', 'en'], 'must be vi or en'), 'vi'),
}
const known = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number of lines'), v.transform(Number)),
  '0',
)
const text = v.pipe(v.string('is missing'), v.trim(), v.minLength(1, 'is empty'), v.maxLength(500, 'is too long'))

/** The calls of the chat's page. */
export const chatRoutes = ({ chatRoom }: { chatRoom: ChatRoomService }): PartnerRoute[] => [
  partnerRoute('POST', '/partners/chat/open', {
    schema: v.object(seat),
    handle: async ({ input }) => asRoom(await chatRoom.open(input.launch), input.language),
  }),
  partnerRoute('GET', '/partners/chat/lines', {
    schema: v.object({ ...seat, known }),
    handle: async ({ input }) => ({ lines: asLines(await chatRoom.lines(input.launch, input.known), input.language) }),
  }),
  partnerRoute('POST', '/partners/chat/say', {
    schema: v.object({ ...seat, text }),
    handle: async ({ input }) => {
      await chatRoom.say(input.launch, input.text)
      return {}
    },
  }),
]

export type RoomOnWire = ReturnType<typeof asRoom>
export type LineOnWire = RoomOnWire['lines'][number]

const asLines = (lines: ChatLine[], language: Language) =>
  lines.map(({ id, by, text: said, at }) => ({ id, by, text: said[language], at }))

const asRoom = ({ name, lines }: { name: string; lines: ChatLine[] }, language: Language) => ({
  name,
  lines: asLines(lines, language),
})
