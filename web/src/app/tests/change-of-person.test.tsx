import { listTransactions } from '@longan/react-query/records'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn, startTrial } from '#api/member/session.queries.ts'
import { session } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { openFaultyPage } from '#testing/faulty-page.tsx'
import { routes } from '../routes/routes.tsx'
import { t } from '#testing/text.ts'

type Page = Awaited<ReturnType<typeof openApp>>

/** Names and numbers of demo01, as pages, responses and requests contain them. */
const PERSONAL = ['demo01', 'Minh Anh', 'NGUYEN MINH ANH', '09****0001', '12408317']
/** The text that demo01 types into every form. */
const TYPED = '7788991'
/** A page that only demo01 can have been on. */
const RETURN_PATH = '/m/transaction/record?span=month'

const pages = routes.map(({ paths }) => paths.at(-1)!)
const memberPages = routes.filter(({ guard }) => guard === 'member').map(({ paths }) => paths.at(-1)!)

async function openApp() {
  const page = await openFaultyPage('/m/home')
  await Promise.all(routes.map(({ screen: { preload } }) => preload?.()))
  fakeTime()
  const { client, address } = page.show()
  await page.settle()
  return { ...page, client, address }
}

async function logInAs(page: Page, username: string) {
  const login = page.client.getMutationCache().build(page.client, logIn(page.client))
  await act(() => login.execute({ type: 'username', username, password: 'Demo@123' }))
  await page.settle()
}

const inputs = () => [...document.querySelectorAll('input')]
const typeIntoForms = () =>
  inputs()
    .filter(({ form, type, disabled, readOnly }) => form && /text|tel|search/.test(type) && !disabled && !readOnly)
    .forEach((input) => fireEvent.input(input, { target: { value: TYPED } }))

/** Everything the browser shows or stores: page, form fields, title, storage, and the cache of responses and requests. */
const everything = ({ client }: Page, kept: readonly string[] = []) =>
  JSON.stringify([
    document.body.innerHTML,
    inputs().map(({ value }) => value),
    document.title,
    Object.entries({ ...localStorage, ...sessionStorage }).filter(([key]) => !kept.includes(key)),
    client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] !== 'demo' }),
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
  ])

/** The marks in the text, each with what is around it. Points may group thousands. */
function tracesIn(text: string, marks: string[]) {
  const plain = text.replaceAll('.', '')
  const found = marks.map((mark) => plain.indexOf(mark)).filter((at) => at >= 0)
  return found.map((at) => plain.slice(Math.max(0, at - 60), at + 40))
}

/** Visits every page and returns the marks that are found, with the page. Storage keys in `kept` are not searched. */
async function search(page: Page, marks: string[], kept?: readonly string[]) {
  const found: string[] = []
  for (const address of pages) {
    await page.go(address)
    found.push(...tracesIn(everything(page, kept), marks).map((trace) => `${address}: ${trace}`))
  }
  return found
}

/** demo01 logs in, opens every page for members and types into its forms; returns the marks that demo01 has left. */
async function visitAsDemo01(page: Page) {
  await logInAs(page, 'demo01')
  for (const address of memberPages) {
    await page.go(address)
    await act(async () => typeIntoForms())
    await page.settle()
  }
  await page.go(RETURN_PATH)
  const marks = [...PERSONAL, TYPED, session.token()!]
  expect(marks.filter((mark) => tracesIn(everything(page), [mark]).length === 0)).toEqual([])
  return marks
}

/** The session ends at the gateway, and a call of the page notices it. */
async function expire({ client, services, settle }: Page) {
  await services.session.logout(session.token()!)
  await act(() => client.refetchQueries({ queryKey: [listTransactions.operation] }))
  await settle()
}

async function logOut({ go, settle }: Page) {
  await go('/m/set')
  fireEvent.click(screen.getByRole('button', { name: t('app:signOut') }))
  await settle()
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: t('app:signOut') }))
  await settle()
  await advance(1000)
}

/** demo02 logs in, or the member logs out, in another tab; `event` is what this tab notices. */
async function changeInOtherTab({ signIn, settle }: Page, username: string | undefined, event: Event) {
  const other = username && { ...session.get()!, ...(await signIn(username)) }
  if (other) for (const key of ['session', 'memberCenterSession']) localStorage.setItem(key, JSON.stringify(other))
  else ['session', 'memberCenterSession', 'memberInfo', 'recentSearches'].forEach((key) => localStorage.removeItem(key))
  await act(async () => void dispatchEvent(event))
  await settle()
}
const storageEvent = () => new StorageEvent('storage', { key: 'session' })
const restoredByBackKey = () => new PageTransitionEvent('pageshow', { persisted: true })

const changes: [string, (page: Page) => Promise<unknown>][] = [
  ['a logout', logOut],
  ['a login as another member', (page) => logInAs(page, 'demo02')],
  ['a login as another member in another tab', (page) => changeInOtherTab(page, 'demo02', storageEvent())],
  ['a logout in another tab', (page) => changeInOtherTab(page, undefined, storageEvent())],
  [
    'the back key to a page from before a login as another member',
    (page) => changeInOtherTab(page, 'demo02', restoredByBackKey()),
  ],
  [
    'an expired session and a trial',
    async (page) => {
      await expire(page)
      await act(() => page.client.getMutationCache().build(page.client, startTrial()).execute())
      await page.settle()
    },
  ],
]

test.each(changes)(
  'after %s, nothing of the member before is shown, cached or stored',
  async (_name, change) => {
    const page = await openApp()
    const marks = await visitAsDemo01(page)

    await change(page)

    expect(tracesIn(everything(page), marks)).toEqual([])
    expect(await search(page, marks)).toEqual([])
    for (let steps = 0; steps < 3; steps++) await page.go(-1)
    expect(tracesIn(everything(page), marks)).toEqual([])
    await page.close()
  },
  120_000,
)

test('through a trial, another member, a logout and the way back, no response of one person is shown to the next', async () => {
  const page = await openApp()
  const marks = await visitAsDemo01(page)
  const ownMarks = () => [session.token()!, session.get()!.userName]
  const visit = async () => {
    for (const address of ['/m/member', '/m/home', '/m/responsible']) await page.go(address)
    expect(tracesIn(everything(page), ownMarks())).not.toEqual([])
    expect(tracesIn(everything(page), marks)).toEqual([])
    marks.push(...ownMarks())
  }

  await expire(page)
  await act(() => page.client.getMutationCache().build(page.client, startTrial()).execute())
  await page.settle()
  await visit()
  await logInAs(page, 'demo02')
  await visit()
  await logInAs(page, 'vip02')
  await visit()
  await logOut(page)

  expect(marks).toContain('vip02')
  expect(tracesIn(everything(page), marks)).toEqual([])
  for (let steps = 0; steps < 8; steps++) {
    await page.go(-1)
    expect(tracesIn(everything(page), marks)).toEqual([])
  }
  await page.close()
}, 120_000)

test('an expired session shows and caches nothing of the member; only what was typed is kept', async () => {
  const page = await openApp()
  const marks = await visitAsDemo01(page)

  await expire(page)

  expect(await search(page, marks, ['drafts', 'tabOwner'])).toEqual([])
  await page.close()
}, 120_000)

test('after an expired session the same account gets its drafts and its page back', async () => {
  const page = await openApp()
  await visitAsDemo01(page)
  const drafts = storage.get('drafts')

  await expire(page)
  await logInAs(page, 'demo01')

  expect(page.address()).toBe(RETURN_PATH)
  expect(JSON.stringify(drafts)).toContain(TYPED)
  expect(storage.get('drafts')).toEqual(drafts)
  await page.close()
})

test('after an expired session another account starts at home, without drafts', async () => {
  const page = await openApp()
  await visitAsDemo01(page)

  await expire(page)
  await logInAs(page, 'demo02')

  expect(page.address()).toBe('/m/home')
  expect(storage.get('drafts')).toBeUndefined()
  await page.close()
})
