import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

test('packing ends with the folder and a command to copy, which every shell understands', () => {
  const files = ['longan-sdk-0.1.0.tgz', 'longan-mock-server-0.1.0.tgz']

  expect(summaryOf('/home/me/longan/dist/packages', { files, cwd: '/home/me/longan' })).toBe(`
The tarballs are in /home/me/longan/dist/packages.
In a project beside longan:

  npm install ../longan/dist/packages/longan-sdk-0.1.0.tgz ../longan/dist/packages/longan-mock-server-0.1.0.tgz

`)
})
