import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { input, fieldNames, waitForRules, fillIn, noteOf } from '#testing/fields.ts'
import { success, refusal, noResponse } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openProfile(options: ScreenOptions = {}) {
  const view = await renderScreen('/m/member/profile', { as: 'demo02', ...options })
  await screen.findByRole('form', { name: t('profile:title') })
  const save = () => view.user.click(screen.getByRole('button', { name: t('profile:save') }))
  const updateCalls = () => view.calls('updateMemberInfo')
  return { ...view, save, updates: () => updateCalls().map(({ body }) => body) }
}
const picture = (number: number) => screen.findByRole('button', { name: `Ảnh số ${number}` })

test('its address shows picture, account and personal data', async () => {
  await openProfile()
  expect(screen.getByRole('heading', { level: 1, name: t('titles:profile') })).toBeTruthy()
  expect(await screen.findByText('demo02')).toBeTruthy()
  expect(fieldNames()).toEqual(['nickname', 'email', 'payeeName', 'birthday'])
  expect(input('nickname').value).toBe('Bảo Ngọc')
  expect(noteOf('email')).toContain('d****@site.example')
})

test('only changed fields are sent', async () => {
  const { save, updates } = await openProfile()
  fillIn({ nickname: 'Nhãn Lồng' })
  await save()
  expect(await screen.findByText(t('profile:saved'))).toBeTruthy()
  expect(updates()).toEqual([{ nickname: 'Nhãn Lồng' }])
})

test('without changes nothing is sent', async () => {
  const { save, updates } = await openProfile()
  await save()
  expect(await screen.findByText(t('profile:noChanges'))).toBeTruthy()
  expect(updates()).toEqual([])
})

test('the name of the payee is confirmed, saved, and read-only from then on', async () => {
  const { user, save, updates } = await openProfile()
  fillIn({ payeeName: 'HOANG BAO NGOC' })
  await save()
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('HOANG BAO NGOC')).toBeTruthy()
  expect(updates()).toEqual([])
  await user.click(question.getByRole('button', { name: t('profile:save') }))
  await waitFor(() => expect(input('payeeName').readOnly).toBe(true))
  expect([input('payeeName').value, updates()]).toEqual(['HOANG BAO NGOC', [{ payeename: 'HOANG BAO NGOC' }]])
})

test('cancelling the confirmation sends nothing and keeps the typed text', async () => {
  const { user, save, updates } = await openProfile()
  fillIn({ payeeName: 'HOANG BAO NGOC' })
  await save()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('app:cancel') }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([input('payeeName').value, updates()]).toEqual(['HOANG BAO NGOC', []])
})

test.each([
  [{ nickname: 'a' }, 'nickname', 'Biệt danh gồm 2-20 ký tự'],
  [{ email: 'ngoc77' }, 'email', t('forms:pattern_3')],
  [{ payeeName: 'Hoàng' }, 'payeeName', 'Họ tên thật, không dấu'],
])('%j is refused by the rule of the site, and not sent', async (typed: Record<string, string>, field, words) => {
  const { save, updates, client } = await openProfile()
  await waitForRules(client)
  fillIn(typed)
  expect(noteOf(field)).toBe(words)
  await save()
  expect([updates(), document.activeElement]).toEqual([[], input(field)])
})

test('an email address of another member is refused under its field, and the typed text stays', async () => {
  const { save } = await openProfile()
  fillIn({ email: 'demo01@test.site.example' })
  await save()
  await waitFor(() => expect(noteOf('email')).toBe(t('problems:account.in.use_mail')))
  expect(input('email').value).toBe('demo01@test.site.example')
})

test.each([
  ['một nửa \uD83D', t('app:vietnamese'), t('profile:save'), t('problems:request_param_err_characters')],
  ['half \uDC09', 'English', 'Save', 'Some characters are not supported. Delete them and type again'],
])(
  'a nickname with an invisible character is refused in the person’s own language, and stays',
  async (...[odd, language, save, words]) => {
    const { user } = await openProfile()
    await user.click(screen.getByRole('button', { name: language }))
    fillIn({ nickname: odd })
    await user.click(await screen.findByRole('button', { name: save }))
    await waitFor(() => expect(noteOf('nickname')).toBe(words))
    expect([input('nickname').value, document.activeElement]).toEqual([odd, input('nickname')])
  },
)

test('a nickname with text direction characters is saved as displayed', async () => {
  const { save, updates } = await openProfile()
  fillIn({ nickname: '\u202ENhãn\tLồng' })
  await save()
  await waitFor(() => expect(updates()).toEqual([{ nickname: 'Nhãn Lồng' }]))
})

test('a birthday of a minor is refused with an explanation', async () => {
  const { user, save } = await openProfile()
  fillIn({ birthday: '2020-02-29' })
  await save()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('profile:save') }))
  await waitFor(() => expect(noteOf('birthday')).toBe(t('forms:bad_birthday')))
})

test('a birthday known to the gateway is shown unchanged', async () => {
  const info = success({ id: 1002, account: 'demo02', nickname: '', type: 0, birthday: '1990-05-17' })
  await openProfile({ answers: { getMemberInfo: info } })
  await waitFor(() => expect(input('birthday').value).toBe('1990-05-17'))
  expect(input('birthday').readOnly).toBe(true)
})

test('unsaved text is restored after a reload', async () => {
  const { unmount } = await openProfile()
  fillIn({ email: 'ngoc@demo.test' })
  input('email').dispatchEvent(new Event('change', { bubbles: true }))
  unmount()
  await openProfile()
  expect(input('email').value).toBe('ngoc@demo.test')
})

test('the pictures offered are those that the site lists [A-7-55]', async () => {
  const headIcons = success([
    { iconId: '3', url: 'https://images.example/three.webp' },
    { iconId: '5', url: 'https://images.example/five.webp' },
  ])
  const { user, calls } = await openProfile({ answers: { listHeadIcons: headIcons } })
  await user.click(await screen.findByRole('button', { name: t('profile:changePicture') }))
  const pictures = [await picture(3), await picture(5)].map((button) => button.querySelector('img')?.src)
  expect(pictures).toEqual(['https://images.example/three.webp', 'https://images.example/five.webp'])
  expect(screen.getAllByRole('button', { name: /^Ảnh số/ })).toHaveLength(2)
  expect(calls('listHeadIcons')[0]).toMatchObject({ method: 'GET', path: '/wps/system/headIcons' })
})

const inHeader = () => screen.getByRole('banner').querySelector('a[class*=avatar] img')?.getAttribute('src')

test('a chosen picture appears in the header of home, too [A-7-32]', async () => {
  const { user, calls } = await openProfile({ after: '/m/home' })
  await user.click(await screen.findByRole('button', { name: t('profile:changePicture') }))
  await user.click(await picture(7))
  await waitFor(() => expect(calls('setMemberIcon')).not.toEqual([]))
  await user.click(await screen.findByRole('button', { name: t('app:back') }))
  await waitFor(() => expect(inHeader()).toContain('/art/avatar/7.webp'))
})

test('a chosen picture appears at once, before the gateway answers', async () => {
  const saved = Promise.withResolvers<Response>()
  const { user } = await openProfile({ answers: { setMemberIcon: () => saved.promise } })
  await user.click(await screen.findByRole('button', { name: t('profile:changePicture') }))
  await user.click(await picture(7))
  await waitFor(() =>
    expect(screen.getByRole('main').querySelector('img')?.getAttribute('src')).toContain('/art/avatar/7.webp'),
  )
  saved.resolve(success(null))
})

test('a picture that the gateway refuses is removed again', async () => {
  const { user } = await openProfile({ answers: { setMemberIcon: refusal() } })
  await user.click(await screen.findByRole('button', { name: t('profile:changePicture') }))
  await user.click(await picture(7))
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('main').querySelector('img')).toBeNull())
})

test('a site without pictures, email addresses and birthdays does not ask for them', async () => {
  const flags = { PROFPIC3: false, PERSMAIL3: false, PERSPAYEE3: false, BIRTHDAY3: false }
  await openProfile({ settings: { flags } })
  await waitFor(() => expect(fieldNames()).toEqual(['nickname']))
  expect(screen.queryByRole('button', { name: t('profile:changePicture') })).toBeNull()
})

test('another language is also used for my messages', async () => {
  const { user, calls } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(calls('setMemberLanguage').map(({ body }) => body)).toEqual([{ language: 'EN' }]))
})

test('a second tap during saving sends nothing more', async () => {
  const { save, updates } = await openProfile({
    answers: { updateMemberInfo: noResponse },
  })
  fillIn({ nickname: 'Nhãn' })
  await save()
  await save()
  await waitFor(() => expect(updates()).toHaveLength(1))
})

test('a profile that fails to load can be retried', async () => {
  const { user, world } = await renderScreen('/m/member/profile', {
    as: 'demo02',
    faults: [{ operation: 'getMemberInfo', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByRole('form')).toBeTruthy()
})
