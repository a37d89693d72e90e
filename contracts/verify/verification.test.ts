import { expect, test } from 'vitest'
import { verify } from './verification.ts'

const UNUSED = 'http://127.0.0.1:4249'

test.for([
  [{ provider: 'gateway.example' }, 'provider must be an http(s) address'],
  [{ provider: 'ftp://gateway.example' }, 'provider must be an http(s) address'],
  [{ provider: UNUSED, statesUrl: '/states' }, 'statesUrl must be an http(s) address'],
  [{ provider: UNUSED, only: 'purse' }, 'There is no tag or operation "purse"; the tags are system, session'],
] as const)('verify rejects %j, with which nothing can be verified', async ([target, reason]) => {
  await expect(verify(target)).rejects.toThrow(reason)
})

test('an address that cannot be read is not repeated: it may contain a password', async () => {
  await expect(verify({ provider: 'user:secret@gateway.example' })).rejects.toThrow(/^(?!.*secret).*provider must be/)
})
