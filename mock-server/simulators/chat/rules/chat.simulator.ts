import { defineDomain } from '#mock/kernel/world/domain.ts'
import { chatRoomService, type ChatRoomService } from './chat-room.service.ts'
import * as v from 'valibot'
import type { ChatLine } from '#mock/domains/messages/chat.service.ts'
import type { Language } from '#mock/kernel/validation/language.ts'
import { simulatorRoutes, type SimulatorRoute } from '#mock/kernel/world/simulator.ts'

const seat = {
  language: v.optional(v.picklist(['vi', 'en'], 'must be vi or en'), 'vi'),
}
const known = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number of lines'), v.transform(Number)),
  '0',
)
const text = v.pipe(v.string('is missing'), v.trim(), v.minLength(1, 'is empty'), v.maxLength(500, 'is too long'))

const { get, post } = simulatorRoutes('chat')

const chatRoutes = ({ chatRoom }: { chatRoom: ChatRoomService }): SimulatorRoute[] => [
  post('open', seat, async ({ input }) => toRoomResponse(await chatRoom.open(input.launch), input.language)),
  get('lines', { ...seat, known }, async ({ input }) => ({
    lines: toLineResponses(await chatRoom.lines(input.launch, input.known), input.language),
  })),
  post('say', { ...seat, text }, async ({ input }) => {
    await chatRoom.say(input.launch, input.text)
    return {}
  }),
]

export type RoomResponse = ReturnType<typeof toRoomResponse>
export type LineResponse = RoomResponse['lines'][number]

const toLineResponses = (lines: ChatLine[], language: Language) =>
  lines.map(({ id, by, text: localized, at }) => ({ id, by, text: localized[language], at }))

const toRoomResponse = ({ name, lines }: { name: string; lines: ChatLine[] }, language: Language) => ({
  name,
  lines: toLineResponses(lines, language),
})

export const chatRoom = defineDomain({
  name: 'chat-room',
  services: {
    chatRoom: chatRoomService,
  },
  routes: chatRoutes,
})
