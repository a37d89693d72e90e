import { expect, test } from 'vitest'
import { findPages, findRoutesWithoutScreen } from './screens.ts'

const paths = {
  file: 'paths.ts',
  text: `export const paths = { home: '/m/home', help: (topic?: number) => withQuery('/m/help', { i: topic }), set: '/m/set' }`,
}
const routes = (text: string) => [{ file: 'routes.tsx', text }]

test('a page without a screen is found by its route; the screen may be in a constant', () => {
  const text = `const home = { screen: Home }
export const routes = [page(paths.home, 'home', { ...home }), page(paths.help(), 'help'), page(paths.set, 'set', home)]`
  expect([...findRoutesWithoutScreen(paths, routes(text))]).toEqual(['/m/help'])
})

test('routes that cannot be parsed are an error', () => {
  expect(() => findRoutesWithoutScreen(paths, routes('export const routes = []'))).toThrow('in routes.tsx')
  expect(() => findRoutesWithoutScreen(paths, routes(`page(paths.lost, 'lost')`))).toThrow(
    'paths.lost is not in paths.ts',
  )
})

test.each([
  ['/m/help is the help page.', 'then it renders', ['/m/help']],
  ['Help lists topics.', 'when /m/help opens, then topics show', ['/m/help']],
  ['A notice opens.', 'when tapped, then /m/notice opens with index 1 and that notice is expanded', ['/m/notice']],
  ['A link leads to help.', 'when the link is tapped, then /m/help opens', []],
  ['A guest is redirected to login.', 'when /m/webEmail opens, then the path is /m/login', []],
  ['The header is hidden on help.', 'when /m/help opens, then the header is absent', []],
])('%s: a row is about the pages it opens, not about those it links to', (text, check, pages) => {
  expect(findPages({ text, check })).toEqual(pages)
})
