import { shareName } from '@longan/sdk/inputs/agent'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { complaints, deadEnds, faultyPage, type FaultyPage, type Trouble, troubleNames } from '#testing/faulty-page.tsx'
import { input, type } from '#testing/fields.ts'
import { good } from '#testing/gateway.ts'
import { type Options, siteIs } from '#testing/open.tsx'
import { stopTime } from '#testing/stopped-time.ts'

/** Each trouble of each call of each form by `LONGAN_FAULTS=all`; one of each call in each run of the tests. */
const ALL = process.env['LONGAN_FAULTS'] === 'all'

const PIN = '246810'
const [set, change] = [
  { paymentPassword: PIN, confirmPaymentPassword: PIN },
  { oldPassword: 'Demo@123', newPassword: 'Abc12345', confirmNewPassword: 'Abc12345' },
]
const newcomer = { username: 'nhanlong88', password: 'Demo@123', confimpsw: 'Demo@123', mobileNum1: '0912000111' }

/** What a person does, up to the tap that sends: fields that are filled in, and buttons that are tapped. */
type Steps = (Record<string, string> | string | RegExp)[]
const forms: [string, string, Options, Steps][] = [
  ['the login', '/m/login', {}, [{ username: 'demo02', password: 'Demo@123' }, 'Đăng nhập']],
  ['the agents’ login', '/m/agent', {}, [{ username: 'agent01', password: 'Demo@123' }, 'Đăng nhập']],
  ['the registration', '/m/register', {}, [newcomer, 'Đăng ký']],
  [
    'a new password by message',
    '/m/forget',
    {},
    [{ mobileNum: '0900000001', messageCode: PIN, newPassword: 'Abc12345' }, 'Đặt lại mật khẩu'],
  ],
  [
    'a new password by mail',
    '/m/forget',
    { settings: { flags: { CHNGPASSVERIF3: false } } },
    [{ username: 'demo02', email: 'demo02@longan.example' }, 'Gửi email'],
  ],
  ['another password', '/m/changePsw', { as: 'demo02' }, [change, 'Đổi mật khẩu']],
  ['the profile', '/m/member/profile', { as: 'demo02' }, [{ nickname: 'Nhãn Lồng' }, 'Lưu']],
  ['the payment password', '/m/member/paymentPassword', { as: 'demo02' }, [set, 'Đặt mật khẩu rút tiền']],
  ['the questions', '/m/member/questions', { as: 'demo02' }, [{ answer2: 'Bún chả', answer4: 'Lan' }, 'Lưu câu trả lời']],
  ['a number', '/m/member/mobile', { as: 'demo02' }, [{ mobileNum: '0987654321' }, 'Lấy mã']],
  [
    'another number',
    '/m/member/mobile',
    { as: 'demo01' },
    [{ mobileNum: '0900000001', messageCode: PIN }, 'Tiếp tục'],
  ],
  ['a promotion', '/m/applyReward?id=1013', { as: 'demo01' }, [{ remarks: 'Ba người bạn' }, 'Gửi']],
  [
    'a deposit',
    '/m/voucherCenter?channel=1',
    { as: 'demo01' },
    [{ amount: '500000' }, 'Tiếp tục', 'Xác nhận nạp'],
  ],
  [
    'a withdrawal',
    '/m/withdraw',
    { as: 'demo01' },
    [{ amount: '200000' }, 'Tiếp tục', { password: PIN }, 'Xác nhận rút'],
  ],
  [
    'a card',
    '/m/bankCard?add=B',
    { as: 'demo01' },
    [
      /^Ngân hàng: Chạm để chọn/,
      /^Ngân hàng Thành Đông/,
      { number: '9704 0500 1234 7788', password: PIN },
      'Thêm thẻ ngân hàng',
    ],
  ],
  ['a move', '/m/transfer', { as: 'demo01' }, [{ amount: '1000' }, 'Chuyển tiền']],
  [
    'points',
    '/m/rewardCenter?tab=points',
    { as: 'demo01' },
    ['Đổi điểm lấy tiền', { points: '300', password: PIN }, 'Đổi điểm lấy tiền'],
  ],
  ['a code', '/m/rewardCenter', { as: 'demo01' }, [{ promoCode: 'LONGAN26' }, 'Dùng mã']],
  [
    'money for a team',
    '/m/agent/home?view=transfer&to=thaomy',
    { as: 'agent01', answers: { consolidated: good({}) } },
    [{ [shareName('thaomy')]: '10' }, 'Xem trước', { password: PIN }, 'Chuyển tiền'],
  ],
  ['an agent’s link', '/m/agentRegister', { as: 'agent01' }, ['Tạo liên kết', { remark: 'Telegram' }, 'Lưu']],
]

const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()

/** Taps the topmost button of this name. */
function tap(name: string | RegExp) {
  const button = [...document.querySelectorAll('button')].findLast((one) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
  )
  if (!button) throw new Error(`There is no button "${name}" but ${[...document.querySelectorAll('button')].map(nameOf)}`)
  fireEvent.click(button)
}

async function take(page: FaultyPage, step: Steps[number]) {
  if (typeof step === 'string' || step instanceof RegExp) tap(step)
  else type(step)
  await page.over()
}

async function openForm(at: string, options: Options, steps: Steps) {
  siteIs({ profile: { cipher: 'plain' } })
  const page = await faultyPage(at, options)
  stopTime()
  page.show()
  await page.over()
  for (const step of steps.slice(0, -1)) await take(page, step)
  page.world.journal.clear()
  return page
}

/** The calls that the last tap makes until it is done: what is asked anew afterwards belongs to no form. */
async function callsOf(at: string, options: Options, steps: Steps): Promise<string[]> {
  const page = await openForm(at, options, steps)
  await take(page, steps.at(-1)!)
  const calls = page.world.journal.list()
  const last = calls.findLastIndex(({ method, status }) => method !== 'GET' && status < 300)
  await page.leave()
  sessionStorage.clear()
  return [...new Set(calls.slice(0, last + 1).flatMap(({ operation }) => operation ?? []))]
}

const namesOf = (steps: Steps) =>
  steps.flatMap((step) => (typeof step === 'object' && !(step instanceof RegExp) ? Object.keys(step) : []))
const typedIn = (steps: Steps) => namesOf(steps).map((name) => [name, input(name)?.value] as const)
const isSecret = (name: string) => /password|one-time-code/.test(`${input(name).autocomplete} ${input(name).type}`)

const saysWhy = () =>
  [...document.querySelectorAll('[role=alert], [data-sonner-toast], [aria-invalid=true]')].some(
    (one) => one.textContent !== '' || one.ariaInvalid === 'true',
  )

type Form = { at: string; options: Options; steps: Steps }

/** What a person meets whose form is sent while an operation fails, and sent again when it is mended. */
async function wrongWith({ at, options, steps }: Form, operation: string, trouble: Trouble): Promise<string[]> {
  const page = await openForm(at, options, steps)
  const said = complaints()
  const before = typedIn(steps)
  const isMember = session.get() !== undefined
  page.spoil(operation, trouble)
  await take(page, steps.at(-1)!)
  await page.over(trouble)
  const wrong = [...deadEnds(), ...(saysWhy() ? [] : ['nothing says why'])]
  page.heal()
  wrong.push(...(isMember && trouble === 'signedOut' ? await lostOnReturn(page, before) : lostBy(before)))
  if (!(isMember && trouble === 'signedOut')) wrong.push(...(await lastStep(page, steps, operation)))
  wrong.push(...said())
  await page.leave()
  sessionStorage.clear()
  return wrong.map((one) => `${operation} ${trouble}: ${one}`)
}

type Typed = (readonly [string, string | undefined])[]
const lostBy = (before: Typed) =>
  before.filter(([name, value]) => input(name)?.value !== value).map(([name]) => `what was typed is gone: ${name}`)

/** The session was over: who comes in again finds what is no secret where it was typed. */
async function lostOnReturn(page: FaultyPage, before: Typed) {
  await page.leave()
  page.show()
  await page.over()
  return lostBy(before.filter(([name]) => input(name) && !isSecret(name)))
}

/** The same tap, now that nothing is in its way. */
async function lastStep(page: FaultyPage, steps: Steps, operation: string) {
  page.world.journal.clear()
  await take(page, steps.at(-1)!)
  const isDone = page.world.journal.list({ operation }).some(({ status }) => status < 300)
  return isDone ? [] : ['it cannot be sent again']
}

test.each(forms)('%s: whatever fails, what was typed stays, and can be sent again', async (_name, at, options, steps) => {
  const calls = await callsOf(at, options, steps)
  expect(calls).not.toEqual([])
  const wrong: string[] = []
  for (const [index, operation] of calls.entries()) {
    const some = [troubleNames[(forms.findIndex(([name]) => name === _name) + index) % troubleNames.length]!]
    for (const trouble of ALL ? troubleNames : some)
      wrong.push(...(await wrongWith({ at, options, steps }, operation, trouble)))
  }
  expect(wrong).toEqual([])
})
