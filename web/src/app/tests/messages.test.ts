import { expect, test } from 'vitest'
import { routes } from '../routes/routes.tsx'

type Messages = Record<string, string>
const files = import.meta.glob<{ default: Messages }>('../../i18n/*/*.json', { eager: true })
const messagesOf = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`../../i18n/${language}/`))
      .map(([path, file]) => [path.slice('../../i18n/vi/'.length, -'.json'.length), { ...file.default }]),
  )
const sources = Object.values(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n')

test('every route has a title in both languages [A-2-42]', () => {
  for (const language of ['vi', 'en']) {
    const titles = messagesOf(language).titles ?? {}
    expect(routes.filter((entry) => !titles[entry.title])).toEqual([])
  }
})

test('no message of the frame is unused', () => {
  const keys = Object.keys(messagesOf('vi').app ?? {}).map((key) => key.replace(/_(one|other)$/, ''))
  const unused = keys.filter((key) => !sources.includes(`'${key}'`) && !sources.includes(`app:${key}`))

  expect(unused).toEqual([])
})
