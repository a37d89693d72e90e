import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packages } from '../tests/architecture/packages.ts'
import { contracts, reactQuery, sdk } from './packages.ts'
import { manifestFor } from './manifest.ts'
import { mockServer } from './mock-server.ts'
import { ROOT } from './root.ts'

type Manifest = { keywords: string[]; repository: { url: string; directory?: string }; homepage: string; bugs: string }
const manifestAt = (folder: string) => JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8')) as Manifest
const root = manifestAt('.')

test.for(packages.filter((folder) => folder !== 'pack'))('package.json of %s leads to the project', (folder) => {
  const { keywords, repository, homepage, bugs } = manifestAt(folder)

  expect(keywords.length).toBeGreaterThan(1)
  expect(repository).toEqual({ ...root.repository, directory: folder })
  expect([homepage, bugs]).toEqual([root.homepage, root.bugs])
})

test.for([sdk, reactQuery, mockServer, contracts])('the packed $workspace leads to the project, too', (definition) => {
  const { keywords, repository, homepage, bugs } = manifestAt(definition.folder ?? definition.workspace)

  expect(manifestFor(definition)).toMatchObject({ keywords, repository, homepage, bugs })
})

test('the mock server brings no large dependency: its tables are bundled', () => {
  expect(Object.keys(manifestFor(mockServer).dependencies)).not.toContain('@msw/data')
})
