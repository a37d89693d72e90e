import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { loadMessages, startI18n } from '#i18n/i18n.ts'
import { AmountField } from './amount-field.tsx'
import { CheckField, TextField } from './text-field.tsx'
import { FileField } from './file-field.tsx'
import { useForm } from './form.tsx'
import { SelectField } from './select-field.tsx'
import { t } from '#testing/text.ts'

const schema = v.object({
  account: v.pipe(v.string(), v.minLength(4, 'too short'), v.regex(/^\w*$/, 'odd letters')),
  bank: v.pipe(v.string(), v.nonEmpty('choose one')),
  amount: v.pipe(v.number('how much?'), v.minValue(5000, 'too little')),
  day: v.pipe(v.string(), v.isoDate('which day?')),
  paper: v.file('which file?'),
  agreed: v.literal(true, 'you must agree'),
})
const mixed = v.object({
  name: v.pipe(v.string(), v.nonEmpty('name?')),
  code: v.string(),
  amount: v.number('how much?'),
  tip: v.optional(v.number()),
  news: v.boolean(),
})
type Values = v.InferOutput<typeof schema>
type ErrorDescription = { field?: string; message: string }

function Sheet({ send }: { send: (values: Values) => unknown }) {
  const form = useForm(schema, (values) => send(values), { explain: (error) => error as ErrorDescription })
  return (
    <form {...form.props}>
      <TextField label="Account" kind="username" {...form.field('account')} />
      <SelectField label="Bank" placeholder="-" options={[{ value: 'a', label: 'A' }]} {...form.field('bank')} />
      <AmountField label="Amount" {...form.field('amount')} />
      <TextField label="Day" kind="birthday" {...form.field('day')} />
      <FileField label="Paper" accept="image/*" {...form.field('paper')} />
      <CheckField label="I agree" {...form.field('agreed')} />
      {form.failure && <p role="alert">{form.failure}</p>}
      <button type="submit">Send</button>
    </form>
  )
}

function MixedForm() {
  const form = useForm(mixed, () => undefined)
  const names = Object.keys(mixed.entries) as (keyof typeof mixed.entries)[]
  return (
    <form {...form.props}>
      {names.map((name) => (
        <TextField key={name} label={name} {...form.field(name)} />
      ))}
    </form>
  )
}

test('fields that must be filled in are marked, the others are not', () => {
  render(<MixedForm />)
  const required = screen.getAllByRole<HTMLInputElement>('textbox').filter((input) => input.required)
  expect(required.map(({ name }) => name)).toEqual(['name', 'amount'])
})

const paper = new File(['x'], 'paper.png', { type: 'image/png' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const noteText = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
const submit = () => userEvent.click(screen.getByText('Send'))

async function fill() {
  await userEvent.type(field('Account'), 'lan01')
  await userEvent.selectOptions(field('Bank'), 'a')
  await userEvent.type(field('Amount'), '1500000')
  await userEvent.type(field('Day'), '2000-01-31')
  await userEvent.upload(field('Paper'), paper)
  await userEvent.click(field('I agree'))
}

async function renderForm(send: (values: Values) => unknown = () => undefined) {
  await startI18n()
  await loadMessages('forms')
  render(<Sheet send={send} />)
}

test('each kind of field gives its form a value of its type', async () => {
  const send = vi.fn<(values: Values) => void>()
  await renderForm(send)
  await fill()
  await submit()
  const values = { account: 'lan01', bank: 'a', amount: 150_000_000, day: '2000-01-31', paper, agreed: true }
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(values))
})

test('errors are shown under each field, joined by commas, and the first invalid field has the focus', async () => {
  const send = vi.fn<(values: Values) => void>()
  await renderForm(send)
  await userEvent.type(field('Account'), 'a-b')
  await submit()
  const labels = ['Account', 'Bank', 'Amount', 'Day', 'Paper', 'I agree']
  const words = ['too short, odd letters', 'choose one', 'how much?', 'which day?', 'which file?', 'you must agree']
  expect(labels.map(noteText)).toEqual(words)
  expect(document.activeElement).toBe(field('Account'))
  expect(send).not.toHaveBeenCalled()
})

test('an invalid field is validated again on each change', async () => {
  await renderForm()
  await submit()
  await userEvent.selectOptions(field('Bank'), 'a')
  await userEvent.type(field('Amount'), '49')
  await userEvent.click(field('I agree'))
  expect([noteText('Bank'), noteText('Amount'), noteText('I agree')]).toEqual([undefined, 'too little', undefined])
})

test('an error of the gateway is shown under the field it names, and the typed text stays', async () => {
  await renderForm(() => Promise.reject({ field: 'account', message: 'taken' } satisfies ErrorDescription))
  await fill()
  await submit()
  await waitFor(() => expect(noteText('Account')).toBe('taken'))
  expect(document.activeElement).toBe(field('Account'))
  expect([field('Account').value, field('Bank').value, field('Amount').value]).toEqual(['lan01', 'a', '1.500.000'])
})

test('an error that names no field of the form is shown above the button until the next submit', async () => {
  const send = vi.fn<(values: Values) => unknown>(() => Promise.reject({ field: 'token', message: 'closed' }))
  await renderForm(send)
  await fill()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('closed')
  send.mockImplementation(() => undefined)
  await submit()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test("a file field shows its prompt in the app's language, then the name of the selected file", async () => {
  await renderForm()
  const box = () => field('Paper').parentElement?.textContent
  expect(box()).toBe(t('forms:chooseFile'))
  await userEvent.tab()
  while (document.activeElement !== field('Paper')) await userEvent.tab()
  await userEvent.upload(field('Paper'), paper)
  expect(box()).toBe('paper.png')
})

test('fields set the keyboard and the autocomplete type of the phone', async () => {
  await renderForm()
  expect([field('Account').autocomplete, field('Amount').inputMode, field('Day').autocomplete]).toEqual([
    'username',
    'numeric',
    'bday',
  ])
  expect(field('Paper').accept).toBe('image/*')
})

function Resettable() {
  const [initial, setInitial] = useState('first')
  const form = useForm(v.object({ note: v.pipe(v.string(), v.minLength(3, 'too short')) }), (_values, { reset }) => {
    setInitial('')
    reset()
  })
  return (
    <form {...form.props}>
      <TextField label="Note" defaultValue={initial} {...form.field('note')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('a reset gives a field the default value of the next rendering, without errors', async () => {
  await startI18n()
  render(<Resettable />)
  await userEvent.type(field('Note'), ' note')
  await submit()
  await waitFor(() => expect(field('Note').value).toBe(''))
  await submit()
  expect(noteText('Note')).toBe('too short')
})
