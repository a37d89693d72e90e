import type { HandlerCall, Handlers } from '../../kernel/http.ts'
import { languageOf } from '../../kernel/language.ts'
import { partnerAddress } from '../../kernel/simulator.ts'
import type { ChatService } from './chat.service.ts'
import { isTrial } from './real-account.ts'

type Chat = 'launchChat' | 'getImUrl' | 'getChatPermission' | 'listChatModels' | 'getCustomerServiceScript'
export type ChatNeeds = { chat: ChatService }

/** Characters a line of the chat may have. */
const LINE_LENGTH = 500
const MODEL_NAMES = {
  B2C: { vi: 'Trò chuyện với chăm sóc khách hàng', en: 'Chat with customer service' },
  C2C: { vi: 'Trò chuyện giữa hội viên', en: 'Chat between members' },
}
const SCRIPT = `window.customerService = { url: 'https://support.longan.example/chat' }`

export const chatHandlers = ({ chat }: ChatNeeds): Handlers<Chat> => {
  async function addressFor(call: HandlerCall<'launchChat'> | HandlerCall<'getImUrl'>, extra: Record<string, string>) {
    const { id: launch } = await chat.open(call.member(), call.token)
    const asked = 'language' in call.query ? call.query.language : undefined
    return partnerAddress(call.world, { page: 'chat', launch, language: languageOf(asked, call.language), extra })
  }

  return {
    launchChat: async (call) => {
      const { title, headerColor, backUrl } = call.query
      const look = { ...(title && { title }), ...(headerColor && { headerColor }), ...(backUrl && { backUrl }) }
      return { chatUrl: await addressFor(call, look) }
    },
    getImUrl: (call) => addressFor(call, {}),
    getChatPermission: ({ member }) => ({
      chatAllowed: isTrial(member()) ? 'N' : 'Y',
      imageAllowed: 'N',
      maxLength: LINE_LENGTH,
    }),
    listChatModels: ({ language }) => [
      { modelCode: 'B2C', modelName: MODEL_NAMES.B2C[language], enabled: 'Y' },
      { modelCode: 'C2C', modelName: MODEL_NAMES.C2C[language], enabled: 'N' },
    ],
    getCustomerServiceScript: () => SCRIPT,
  }
}
