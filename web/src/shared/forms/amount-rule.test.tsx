import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { i18n, loadMessages, startI18n, useLanguage } from '#i18n/i18n.ts'
import type { Language } from '#lib/money/money.ts'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { AmountField } from '#ui/form/amount-field.tsx'
import { amountRule } from './amount-rule.ts'
import { t } from '#testing/text.ts'

const K = 100_000
const limits = { min: 50 * K, max: 300_000 * K }

type Sent = { amount: number }
type SheetProps = {
  send?: (sent: Sent) => void
  fixed?: number[]
  initialText?: string
  onAmount?: (minor?: number) => void
}

function Sheet({ send = () => undefined, fixed, initialText, onAmount }: SheetProps) {
  const schema = v.object({ amount: amountRule({ ...limits, ...(fixed && { fixed }) }, useLanguage()) })
  const form = useGatewayForm(schema, send)
  return (
    <form {...form.props}>
      <AmountField
        label={t('agent:amount')}
        {...form.field('amount')}
        {...limits}
        quick={fixed ?? [100 * K, 1500 * K, 1250 * K]}
        isFixed={fixed !== undefined}
        defaultValue={initialText}
        onAmount={onAmount}
      />
      <button type="submit">Gửi</button>
    </form>
  )
}

async function renderForm(props: SheetProps = {}, language: Language = 'VI') {
  localStorage.setItem('language', language)
  await startI18n()
  await i18n.changeLanguage(language.toLowerCase())
  await loadMessages('forms')
  render(<Sheet {...props} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>(t('agent:amount'))
  const noteText = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  const amountText = () => screen.getByRole('status').textContent
  const submit = () => user.click(screen.getByRole('button', { name: t('promotions:send') }))
  const chip = (name: string) => within(screen.getByRole('group')).getByRole('button', { name })
  return { user, field, noteText, amountText, submit, chip }
}

test('an amount is grouped while it is typed, shown in words below, and sent in minor units', async () => {
  const send = vi.fn<(sent: Sent) => void>()
  const { user, field, amountText, submit } = await renderForm({ send })
  expect(amountText()).toBe('')
  await user.type(field, '5000000')
  expect([field.value, amountText()]).toEqual(['5.000.000', 'Năm triệu đồng'])
  await submit()
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ amount: 500_000_000 }, expect.anything()))
})

test('a digit inserted in the middle keeps the position of the caret', async () => {
  const { user, field } = await renderForm()
  await user.type(field, '1000')
  await user.type(field, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect([field.value, field.selectionStart]).toEqual(['12.000', 2])
})

test('the limits are shown before anything is typed, and the phone shows the digit keyboard', async () => {
  const { field, noteText } = await renderForm()
  expect([noteText(), field.inputMode]).toEqual([
    t('forms:amountLimits', { min: '50.000', max: '300.000.000' }),
    'numeric',
  ])
})

test.each([
  ['49999', t('forms:amountBelow', { amount: '50.000' })],
  ['0', t('forms:amountBelow', { amount: '50.000' })],
  ['300000001', t('forms:amountAbove', { amount: '300.000.000' })],
  ['9'.repeat(40), t('forms:amountAbove', { amount: '300.000.000' })],
  ['-50000', t('forms:amountWrong')],
  ['50000,123', t('forms:amountWrong')],
  ['<b>năm</b>', t('forms:amountWrong')],
  ['   ', t('forms:required')],
])('“%s” is rejected under the field: %s; the typed text stays', async (text, reason) => {
  const { user, field, noteText, submit } = await renderForm()
  await user.type(field, text)
  await submit()
  expect(noteText()).toBe(reason)
  expect(field.value).not.toBe('')
  expect(document.activeElement).toBe(field)
})

test.each([
  ['VI', '1,500,000', '1.500.000'],
  ['VI', '1.500.000\u00A0₫', '1.500.000'],
  ['EN', '1.500.000 VND', '1,500,000'],
] as const)('in %s, “%s” pasted from elsewhere becomes %s', async (language, text, value) => {
  const { user, field } = await renderForm({}, language)
  await user.click(field)
  await user.paste(text)
  expect(field.value).toBe(value)
})

test('a tap on a quick amount fills the field and notifies the form', async () => {
  const onAmount = vi.fn<(minor?: number) => void>()
  const { user, field, amountText, chip } = await renderForm({ onAmount })
  await user.click(chip('1,5Tr'))
  expect([field.value, amountText()]).toEqual(['1.500.000', 'Một triệu năm trăm nghìn đồng'])
  expect(chip('1,5Tr').getAttribute('aria-pressed')).toBe('true')
  expect(onAmount).toHaveBeenCalledExactlyOnceWith(1500 * K)
})

test('a quick amount that cannot be shortened exactly is written out', async () => {
  const { chip } = await renderForm()
  expect(chip('1.250.000')).toBeTruthy()
})

test('with fixed amounts nothing can be typed', async () => {
  const { user, field, noteText, submit, chip } = await renderForm({ fixed: [100 * K, 200 * K] })
  expect(field.readOnly).toBe(true)
  await submit()
  expect(noteText()).toBe(t('forms:required'))
  await user.click(chip('200K'))
  expect([field.value, noteText()]).toEqual(['200.000', undefined])
})

test('a stored draft is restored, and a change of language rewrites the amount and its words', async () => {
  const { field, amountText } = await renderForm({ initialText: '2.500.000' })
  expect([field.value, amountText()]).toEqual(['2.500.000', 'Hai triệu năm trăm nghìn đồng'])
  await loadMessages('forms')
  await act(() => i18n.changeLanguage('en'))
  await waitFor(() => expect(amountText()).toBe('Two million five hundred thousand dong'))
  expect(field.value).toBe('2,500,000')
  await act(() => i18n.changeLanguage('vi'))
})
