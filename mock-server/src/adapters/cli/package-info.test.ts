import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependencySpecs } from './package-info.ts'
import { longan, ownFolder } from './testing.ts'

const root = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

test('longan --version prints the version', async () => {
  expect(await longan('--version')).toEqual({ code: 0, out: `${root.version}\n`, err: '' })
  expect((await longan('--help')).out).toContain('--version')
})

test('a package from the registry is installed again by its version', async () => {
  await using own = await ownFolder()

  expect(dependencySpecs(own.file('gateway'), own.file('node_modules'))).toEqual({
    '@longan/mock-server': root.version,
  })
})

test('packages from tarballs are installed again from the same tarballs', async () => {
  await using own = await ownFolder()
  const locked = (name: string) => [`node_modules/@longan/${name}`, { resolved: `file:../packed/${name}.tgz` }]
  mkdirSync(own.file('app/node_modules'), { recursive: true })
  writeFileSync(
    own.file('app/node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries([locked('sdk'), locked('mock-server')]) }),
  )

  expect(dependencySpecs(own.file('app/gateway'), own.file('app/node_modules'))).toEqual({
    '@longan/mock-server': 'file:../../packed/mock-server.tgz',
    '@longan/sdk': 'file:../../packed/sdk.tgz',
  })
})
