import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packages } from '../tests/architecture/packages.ts'
import { contracts, reactQuery, sdk } from './packages.ts'
import { manifestFor, skillPageOf, version } from './manifest.ts'
import { mockServer } from './mock-server.ts'
import { ROOT } from './root.ts'

type Manifest = {
  version: string
  keywords: string[]
  repository: { url: string; directory?: string }
  homepage: string
  bugs: string
}
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

test('the packages are released together, with one version', () => {
  const { fixed } = JSON.parse(readFileSync(`${ROOT}.changeset/config.json`, 'utf8')) as { fixed: string[][] }
  const all = [sdk, reactQuery, mockServer, contracts]

  expect(fixed).toEqual([all.map(({ workspace }) => `@longan/${workspace}`)])
  const versions = all.map(({ workspace, folder = workspace }) => manifestAt(folder).version)
  expect(new Set(versions)).toEqual(new Set([version]))
})

test.for([sdk, reactQuery, mockServer])(
  'the packed $workspace has a SKILL.md that says when to use it',
  (definition) => {
    const [, name = '', description = ''] = /^---\nname: (.+)\ndescription: (.+)\n---\n/.exec(
      readFileSync(ROOT + skillPageOf(definition), 'utf8'),
    )!

    expect(manifestFor(definition).files).toContain('SKILL.md')
    expect(name).toBe(`longan-${definition.workspace}`)
    expect(description).toMatch(/Use it to .{20,400}\.$/)
  },
)

test('the mock server brings no large dependency: its tables are bundled', () => {
  expect(Object.keys(manifestFor(mockServer).dependencies)).not.toContain('@msw/data')
})
