import forge from 'node-forge'
import { expect, test } from 'vitest'
import { servicePath } from '../index.ts'

function hide(url: string, key: string): string {
  const cipher = forge.cipher.createCipher('DES-ECB', forge.util.createBuffer(key))
  cipher.start({ iv: '' })
  cipher.update(forge.util.createBuffer(url))
  cipher.finish()
  return forge.util.encode64(cipher.output.getBytes()) + key
}

test('a hidden service path is the ciphertext followed by its key', async () => {
  const hidden = hide('https://chat.site.example/start?site=demo', 'Kd83hQz1')

  expect(hidden).not.toContain('http')
  expect(await servicePath(hidden)).toBe('https://chat.site.example/start?site=demo')
})

test('a plain address is returned unchanged', async () => {
  expect(await servicePath('https://chat.site.example/')).toBe('https://chat.site.example/')
  expect(await servicePath('http://chat.site.example/')).toBe('http://chat.site.example/')
})
