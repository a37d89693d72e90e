import { expect, test } from 'vitest'
import { decodePassword, encodePassword, featureIsOn } from '../index.ts'

test('a feature is on when its node and all nodes above it are enabled', () => {
  const leaf = (modId: string, enabled: '0' | '1') => ({ modId, enabled })
  const tree = {
    modId: 'ROOT',
    enabled: '1' as const,
    childrenNodes: [
      { modId: 'MC', enabled: '1' as const, childrenNodes: [leaf('REWCEN3', '1'), leaf('CBS3', '0')] },
      { modId: 'GAMELO3', enabled: '0' as const, childrenNodes: [leaf('GAMELOFAV3', '1')] },
    ],
  }

  const modIds = ['ROOT', 'MC', 'REWCEN3', 'CBS3', 'GAMELO3', 'GAMELOFAV3', 'NOTHERE3']
  expect(modIds.filter((modId) => featureIsOn(tree, modId))).toEqual(['ROOT', 'MC', 'REWCEN3'])
})

test('a remembered password is encoded twice with a suffix', () => {
  const stored = encodePassword('Abc12345', 'suffix')

  expect(stored).not.toContain('Abc12345')
  expect(stored).not.toBe(btoa('Abc12345'))
  expect(atob(atob(stored))).toBe('Abc12345suffix')
  expect(decodePassword(stored, 'suffix')).toBe('Abc12345')
})

test('any password comes back, a foreign value does not', () => {
  expect(decodePassword(encodePassword('mật khẩu ✓', 's'), 's')).toBe('mật khẩu ✓')
  expect(decodePassword(encodePassword('Abc12345', 'suffix'), 'other')).toBeUndefined()
  expect(decodePassword('not base64!', 's')).toBeUndefined()
})
