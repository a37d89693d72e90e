import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import unitTests from '../../vitest.config.ts'
import { measurePlugin } from './measure-plugin.ts'

const setup = fileURLToPath(new URL('measure-setup.ts', import.meta.url))
type Project = { plugins: unknown[]; test: { name: string; setupFiles: string[] } }
const web = (unitTests.test!.projects as unknown as Project[]).find(({ test }) => test.name === 'web')!

/** The unit tests of the app, with tracked responses. */
export default defineConfig({
  test: {
    ...unitTests.test,
    reporters: ['default'],
    projects: [
      {
        ...web,
        plugins: [measurePlugin()],
        test: { ...web.test, setupFiles: [setup, ...web.test.setupFiles] },
      } as never,
    ],
  },
})
