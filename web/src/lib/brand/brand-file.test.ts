import { expect, test } from 'vitest'
import { readBrandFile } from './brand-file.ts'

const read = (file: object) => readBrandFile(JSON.stringify(file))
const smallest = { name: 'Acme', colour: '#1166cc' }

test('a name and a colour are enough; everything else has a default [B-1-01]', () => {
  expect(read(smallest)).toEqual({
    brand: {
      ...smallest,
      radius: 'medium',
      font: 'saira',
      weight: 'bold',
      theme: 'dark',
      languages: ['VI', 'EN'],
      currency: '₫',
      links: [],
      hosts: [],
    },
  })
})

test('each field is taken as written', () => {
  const full = {
    name: { vi: 'Sao Mai', en: 'Morning Star' },
    shortName: 'Sao Mai',
    colour: 'logo',
    secondColour: '#22aa88',
    logo: 'logo.svg',
    mark: 'mark.png',
    radius: 'large',
    font: 'inter',
    theme: 'light',
    languages: ['EN'],
    weight: 'light',
    currency: '€',
    footer: { vi: 'Giấy phép số 7', en: 'Licence 7' },
    links: [{ title: 'Terms', address: 'https://example.com/terms' }],
    hosts: ['play.example.com', 'xn--sn-mai.example'],
  }

  expect(read(full)).toEqual({ brand: full })
})

test.each([
  [
    { ...smallest, colour: 'blau' },
    '"colour" must be a colour such as "#1166cc", or "logo" to take it from the logo, not "blau"',
  ],
  [
    { ...smallest, secondColour: '#12' },
    '"secondColour" must be a colour of six hexadecimal digits such as "#1166cc", not "#12"',
  ],
  [
    { name: 'Acme' },
    '"colour" is missing; it is the main colour, such as "#1166cc", or "logo" to take it from the logo',
  ],
  [{ colour: '#1166cc' }, '"name" is missing; it is the name of the site, such as "Acme"'],
  [{ ...smallest, radius: 'huge' }, '"radius" must be one of "none", "small", "medium", "large", not "huge"'],
  [
    { ...smallest, logo: '../secret.svg' },
    '"logo" must be an SVG or PNG file beside brand.json such as "logo.svg", not "../secret.svg"',
  ],
  [{ ...smallest, languages: [] }, '"languages" must name a language, not []'],
  [{ ...smallest, languages: ['VI', 'VI'] }, '"languages" must name each language once, not ["VI","VI"]'],
  [
    { ...smallest, footer: 'x'.repeat(5000) },
    `"footer" must have at most 300 characters, and this has 5000, not "${'x'.repeat(59)}…`,
  ],
  [
    { ...smallest, links: [{ title: 'Terms', address: '/m/help', icon: 'x' }] },
    'there is no field "links.0.icon"; there are title, address',
  ],
  [
    { ...smallest, links: [{ title: 'Terms', address: '//x.example' }] },
    '"links.0.address" must begin with https:// or /m/, not "//x.example"',
  ],
  [
    { ...smallest, links: [{ title: 'Terms', address: 'javascript:alert(1)' }] },
    '"links.0.address" must begin with https:// or /m/, not "javascript:alert(1)"',
  ],
  [{ ...smallest, weight: 'thin' }, '"weight" must be one of "light", "regular", "bold", not "thin"'],
  [
    { ...smallest, currency: '"$"' },
    String.raw`"currency" must be the sign of a currency such as "€" or "USD", not "\"$\""`,
  ],
  [
    { ...smallest, hosts: ['https://example.com'] },
    '"hosts.0" must be the name of a host such as "play.example.com", without a port, not "https://example.com"',
  ],
])('a wrong field is named with what is allowed: %j', (file, problem) => {
  expect(read(file)).toEqual({ problems: [`brand.json: ${problem}`] })
})

test.each(['x'.repeat(25), '<b>Acme</b>', 'Acme\u001B[2J', 'Acme\u202Egnp', '\u200B', ''])(
  'the name %j is refused',
  (name) => {
    expect(read({ ...smallest, name })).toEqual({ problems: [expect.stringMatching(/^brand\.json: "name" must/)] })
  },
)

test('an unknown field is named, and the known ones are listed', () => {
  expect(read({ ...smallest, color: '#1166cc' })).toEqual({
    problems: [expect.stringMatching(/^brand\.json: there is no field "color"; there are .*name, shortName, colour/)],
  })
})

test('all problems of a file are reported at once', () => {
  expect(read({ name: 7, colour: 'red', font: 'arial' })).toEqual({
    problems: [expect.anything(), expect.anything(), expect.anything()],
  })
})

test('a prototype is a field like any other, and a byte order mark is no error', () => {
  expect(readBrandFile('{"name":"Acme","colour":"#1166cc","__proto__":{"theme":"light"}}')).toEqual({
    problems: [expect.stringContaining('there is no field "__proto__"')],
  })
  expect(readBrandFile(`\uFEFF${JSON.stringify(smallest)}`)).toHaveProperty('brand.name', 'Acme')
})

test('a file that is not JSON, or not an object, is reported as such', () => {
  expect(readBrandFile('{"name":')).toEqual({ problems: [expect.stringMatching(/^brand\.json is not JSON: /)] })
  expect(readBrandFile('7')).toEqual({
    problems: ['brand.json must be an object such as { "name": "Acme", "colour": "#1166cc" }'],
  })
})
