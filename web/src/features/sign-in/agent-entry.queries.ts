import { defaultDialect, GatewayError, isAgent, type LoginInput } from '@longan/sdk'
import { session as gatewaySession } from '@longan/sdk/session'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { config } from '#lib/site/config.ts'
import { http } from '#api/gateway.ts'
import { getHumanProof } from '#api/member/session.queries.ts'
import { session } from '#api/member/session.ts'

/** Logs in as an agent. Any other member is rejected with the gateway's error, and the new session is not stored. */
export const logInAsAgent = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (input: LoginInput) => {
      const opened = await gatewaySession(http).login({
        ...input,
        ...(await getHumanProof(client, 'GEETEST3', 'login')),
      })
      if (isAgent(opened.type, { ...defaultDialect, ...config.dialect })) return opened
      throw new GatewayError({ operation: 'login', status: 400, code: 'login.not.agent' })
    },
    onSuccess: session.signIn,
  })
