import type { Call, Http, Query } from '../http.ts'
import { chatOperations } from '../operations/chat.gen.ts'
import { value } from '../value.ts'

type ChatAppearance = Pick<Query<'launchChat'>, 'title' | 'headerColor' | 'backUrl'>

/** The live chat. */
export const chat = (http: Http) => {
  const { GET } = http.clientOf(chatOperations)

  return {
    /** The address at which the chat opens. */
    launchChat: async (look: ChatAppearance = {}, call?: Call) => {
      const query = { b2c: 1, language: http.language(), ...look } as const
      return (await value(GET('/wps/relay/CBS_launchChat', { params: { query }, ...call }))).chatUrl
    },
    /** The same address from older gateways. */
    getImUrl: (call?: Call) => value(GET('/wps/relay/CSP_ImUrl', call)),
    getChatPermission: (call?: Call) => value(GET('/wps/relay/CBS_groupPermission', call)),
    listChatModels: (call?: Call) => value(GET('/wps/relay/CBS_modelList', call)),
    /** JavaScript of an outside chat, as text. */
    getServiceScript: (call?: Call) => value(GET('/wps/relay/WPSCORE_getCustomerServiceScript', call)),
  }
}
