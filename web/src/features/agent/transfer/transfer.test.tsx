import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const path = '/m/agent/home?view=transfer'
const noContracts = { getFundsConsolidated: success({}) }
const PASSWORD = '246810'

const openTransfer = (to = 'thaomy,anhhoang', answers = {}) =>
  renderScreen(to ? `${path}&to=${encodeURIComponent(to)}` : path, {
    as: 'agent01',
    answers: { ...noContracts, ...answers },
  })
type Opened = Awaited<ReturnType<typeof openTransfer>>

async function preview({ user }: Opened, amounts: Record<string, string>) {
  for (const [name, amount] of Object.entries(amounts)) {
    await user.type(await screen.findByLabelText(`Số tiền cho ${name}`), amount)
  }
  await user.click(screen.getByRole('button', { name: t('agent:preview') }))
}

async function confirm({ user }: Opened, password = PASSWORD) {
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(await sheet.findByLabelText(t('titles:paymentPassword')), password)
  await user.click(sheet.getByRole('button', { name: t('agent:transfer') }))
}

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent

test('10 to each of two recipients is previewed, confirmed and debited [A-7-50]', async () => {
  const view = await openTransfer()
  await preview(view, { thaomy: '10', anhhoang: '10' })
  expect(await screen.findByText('Tổng cho 2 người')).toBeTruthy()
  expect([fact('thaomy'), fact('Tổng cho 2 người'), fact(t('agent:remaining'))]).toEqual([
    '10\u00A0₫',
    '20\u00A0₫',
    '1.999.980\u00A0₫',
  ])
  expect(view.calls('transferDownlines')).toEqual([])
  await confirm(view)
  expect(await screen.findByRole('dialog', { name: t('agent:sent') })).toBeTruthy()
  expect(fact(t('agent:remaining'))).toBe('1.999.980\u00A0₫')
  await view.user.click(screen.getByRole('button', { name: 'Xong' }))
  await waitFor(() => expect(view.address()).toBe(path))
  expect(fact(t('app:availableBalance'))).toBe('1.999.980\u00A0₫')
})

test('recipients are chosen from the team and stored in the address', async () => {
  const { user, address } = await openTransfer('')
  expect(await screen.findByText(t('agent:noRecipients'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('agent:chooseRecipients') }))
  await user.click(await screen.findByRole('checkbox', { name: 'thaomy' }))
  await user.click(screen.getByRole('checkbox', { name: 'anhhoang' }))
  await user.click(screen.getByRole('button', { name: t('agent:doneSelected', { total: '2' }) }))
  expect(await screen.findByLabelText(t('agent:amountFor', { name: 'anhhoang' }))).toBeTruthy()
  expect(address()).toBe(`${path}&to=thaomy%2Canhhoang`)
})

test('an amount of zero is refused without a request', async () => {
  const view = await openTransfer()
  await preview(view, { thaomy: '10', anhhoang: '0' })
  expect(await screen.findByText(t('forms:amountAbove0'))).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(t('agent:amountFor', { name: 'anhhoang' })))
  expect(view.calls('checkDownlineTransfers')).toEqual([])
})

test('an amount above the balance shows an error under its field and keeps the input', async () => {
  const view = await openTransfer()
  await preview(view, { thaomy: '10', anhhoang: '5000000' })
  const [valid, refused] = ['thaomy', 'anhhoang'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(`Số tiền cho ${name}`),
  )
  expect(await screen.findByText(t('problems:balance.not.enough'))).toBeTruthy()
  expect([valid, refused].map((field) => field!.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
  expect([valid, refused].map((field) => field!.value)).toEqual(['10', '5.000.000'])
})

test('a recipient who is not a downline shows an error under their amount', async () => {
  const view = await openTransfer('thaomy,demo01')
  await preview(view, { thaomy: '10', demo01: '10' })
  await waitFor(() =>
    expect(screen.getByLabelText(t('agent:amountFor', { name: 'demo01' })).getAttribute('aria-invalid')).toBe('true'),
  )
})

test('a downline who can receive no money now shows an error under their amount', async () => {
  const view = await openTransfer()
  const { id } = view.services.members.getByAccount('anhhoang')
  await view.services.limits.set(id, { kind: 'deposit', period: 'day' }, 999)
  await preview(view, { thaomy: '10', anhhoang: '10' })
  expect(await screen.findByText(t('problems:request_param_err_closed'))).toBeTruthy()
  expect(screen.getByLabelText(t('agent:amountFor', { name: 'anhhoang' })).getAttribute('aria-invalid')).toBe('true')
})

test('a wrong payment password shows an error under the field, and no money is moved', async () => {
  const view = await openTransfer()
  await preview(view, { thaomy: '10', anhhoang: '10' })
  await confirm(view, '000000')
  expect(await screen.findByText(/^Mật khẩu rút tiền không đúng. Bạn còn \d lần thử/)).toBeTruthy()
  await view.user.clear(screen.getByLabelText(t('titles:paymentPassword')))
  await confirm(view)
  expect(await screen.findByRole('dialog', { name: t('agent:sent') })).toBeTruthy()
})

test('a retry after a lost response transfers once', async () => {
  let times = 0
  const answer = async (_request: Request, real: () => Promise<Response>) => {
    const reply = await real()
    times += 1
    return times === 1 ? refusal() : reply
  }
  const view = await openTransfer('thaomy,anhhoang', { transferDownlines: answer })
  await preview(view, { thaomy: '10', anhhoang: '10' })
  await confirm(view)
  expect(await screen.findByText(/^Lỗi hệ thống, vui lòng thử lại\. Chưa rõ lệnh đã đến/)).toBeTruthy()
  await view.user.click(screen.getByRole('button', { name: t('agent:transfer') }))
  expect(await screen.findByRole('dialog', { name: t('agent:sent') })).toBeTruthy()
  expect(fact(t('agent:remaining'))).toBe('1.999.980\u00A0₫')
  const keys = view.calls('transferDownlines').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

test('the input survives a reload', async () => {
  const view = await openTransfer()
  await view.user.type(await screen.findByLabelText(t('agent:amountFor', { name: 'thaomy' })), '250000')
  view.unmount()
  await openTransfer()
  expect((await screen.findByLabelText<HTMLInputElement>(t('agent:amountFor', { name: 'thaomy' }))).value).toMatch(
    /^250\.?000$/,
  )
})

test('a site without transfers says so', async () => {
  await openTransfer('', { getTransferEnabled: success({ transferDownEnabled: 'N', transferUpEnabled: 'N' }) })
  expect(await screen.findByText(t('agent:transferOff'))).toBeTruthy()
})
