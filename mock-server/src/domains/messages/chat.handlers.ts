import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { languageOf } from '../../kernel/validation/language.ts'
import { simulatorUrl } from '../../kernel/world/simulator.ts'
import type { ChatService } from './chat.service.ts'
import { isTrial } from './real-account.ts'

type ChatOperation = 'launchChat' | 'getImUrl' | 'getChatPermission' | 'listChatModels' | 'getCustomerServiceScript'
export type ChatDependencies = { chat: ChatService }

const LINE_LENGTH = 500
const MODEL_NAMES = {
  B2C: { vi: 'Trò chuyện với chăm sóc khách hàng', en: 'Chat with customer service' },
  C2C: { vi: 'Trò chuyện giữa hội viên', en: 'Chat between members' },
}
const SCRIPT = `window.customerService = { url: 'https://support.longan.example/chat' }`

export const chatHandlers = ({ chat }: ChatDependencies): Handlers<ChatOperation> => {
  async function addressFor(call: HandlerCall<'launchChat'> | HandlerCall<'getImUrl'>, extra: Record<string, string>) {
    const { id: launch } = await chat.open(call.member(), call.token)
    const queryLanguage = 'language' in call.query ? call.query.language : undefined
    return simulatorUrl(call.world, { page: 'chat', launch, language: languageOf(queryLanguage, call.language), extra })
  }

  return {
    launchChat: async (call) => {
      const { title, headerColor, backUrl } = call.query
      const appearance = { ...(title && { title }), ...(headerColor && { headerColor }), ...(backUrl && { backUrl }) }
      return { chatUrl: await addressFor(call, appearance) }
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
