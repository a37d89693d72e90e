import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { loginPasswordService, type PasswordDependencies } from './login-password.service.ts'
import { passwordHandlers } from './password.handlers.ts'

export const password = defineDomain({
  name: 'password',
  services: {
    loginPassword: (_world: World, { members, session, system, mobileCodes, phoneProof }: PasswordDependencies) =>
      loginPasswordService({ members, session, system, mobileCodes, phoneProof }),
  },
  handlers: passwordHandlers,
})
