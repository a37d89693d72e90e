import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { openFaultyPage, type FaultyPage, type FaultName, faultNames } from '#testing/faulty-page.tsx'
import { watchConsole, findDeadEnds } from '#testing/page-problems.ts'
import { input, fillIn } from '#testing/fields.ts'
import { forms, type Steps } from '#testing/form-steps.ts'
import { type ScreenOptions, configureSite } from '#testing/render-screen.tsx'
import { fakeTime } from '#testing/fake-time.ts'

/** `LONGAN_FAULTS=all` runs each fault of each call of each form; by default one fault of each call. */
const ALL = process.env['LONGAN_FAULTS'] === 'all'
const TIMEOUT = ALL ? 600_000 : 60_000

const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()

const buttonOf = (name: Steps[number] | undefined) =>
  [...document.querySelectorAll('button')].findLast((one) =>
    name instanceof RegExp ? name.test(nameOf(one)) : nameOf(one) === name,
  )

function press(name: string | RegExp) {
  const button = buttonOf(name)
  if (!button) throw new Error(`There is no button "${name}" on ${document.body.textContent?.slice(0, 500)}`)
  fireEvent.click(button)
}

const isFields = (step: Steps[number]): step is Record<string, string> =>
  typeof step === 'object' && !(step instanceof RegExp)
const retype = (fields: Record<string, string>) =>
  fillIn(Object.fromEntries(Object.entries(fields).filter(([name]) => input(name)?.value === '')))

async function runStep(page: FaultyPage, step: Steps[number]) {
  if (isFields(step)) fillIn(step)
  else press(step)
  await page.waitForOutcome()
}

async function openForm(at: string, options: ScreenOptions, steps: Steps) {
  // Every form must show why it failed; for a change of the password the site decides.
  configureSite({ dialect: { cipher: 'plain' }, passwordChangeErrors: true })
  const page = await openFaultyPage(at, options)
  fakeTime()
  page.show()
  await page.waitForOutcome()
  for (const step of steps.slice(0, -1)) await runStep(page, step)
  page.world.journal.clear()
  return page
}

/** The calls of the submit step until success; later refetches do not belong to the form. */
async function callsOf(at: string, options: ScreenOptions, steps: Steps): Promise<string[]> {
  const page = await openForm(at, options, steps)
  await runStep(page, steps.at(-1)!)
  const calls = page.world.journal.list()
  const last = calls.findLastIndex(({ method, status }) => method !== 'GET' && status < 300)
  await page.reset()
  sessionStorage.clear()
  return [...new Set(calls.slice(0, last + 1).flatMap(({ operation }) => operation ?? []))]
}

const namesOf = (steps: Steps) => steps.filter(isFields).flatMap((step) => Object.keys(step))
const typedValues = (steps: Steps) => namesOf(steps).map((name) => [name, input(name)?.value] as const)
const isSecret = (name: string) =>
  /password|one-time-code|answer/.test(`${name} ${input(name).autocomplete} ${input(name).type}`)

const hasReason = () =>
  [...document.querySelectorAll('[role=alert], [data-sonner-toast], [aria-invalid=true]')].some(
    (one) => one.textContent !== '' || one.ariaInvalid === 'true',
  )

type Form = { at: string; options: ScreenOptions; steps: Steps }

async function findProblems({ at, options, steps }: Form, operation: string, fault: FaultName): Promise<string[]> {
  const page = await openForm(at, options, steps)
  const logged = watchConsole()
  const before = typedValues(steps)
  const isMember = session.get() !== undefined
  page.injectFault(operation, fault)
  await runStep(page, steps.at(-1)!)
  await page.waitForOutcome(fault)
  const wrong = findDeadEnds()
  const isOver = !isFormOpen(at, steps) && isCompleted(page)
  page.clearFaults()
  const isLost = isMember && fault === 'signedOut'
  if (isLost) wrong.push(...(await findLostAfterLogin(page, steps, before)))
  else if (!isOver) wrong.push(...findLost(before, fault), ...(await resend(page, steps, operation)))
  wrong.push(...logged())
  await page.reset()
  sessionStorage.clear()
  return wrong.map((one) => `${operation} ${fault}: ${one}`)
}

/** Returns whether the form can still be submitted, and whether its command succeeded: a later failure need not keep the user there. */
const isFormOpen = (at: string, steps: Steps) =>
  document.querySelector('[data-testid=address]')?.textContent === at && buttonOf(steps.at(-1)) !== undefined
const isCompleted = ({ world }: FaultyPage) =>
  world.journal.list().some(({ method, status }) => method !== 'GET' && status < 300)

type TypedValues = (readonly [string, string | undefined])[]
/** A code that the gateway has rejected is cleared (A-8-32); every other field stays. */
const isCleared = (name: string, fault: FaultName) =>
  name === 'messageCode' && ['failed', 'signedOut', 'maintenance'].includes(fault)
const findLost = (before: TypedValues, fault: FaultName) =>
  before
    .filter(([name, value]) => input(name)?.value !== value && !isCleared(name, fault))
    .map(([name]) => `the typed text is lost: ${name}`)

async function findLostAfterLogin(page: FaultyPage, steps: Steps, before: TypedValues) {
  await page.reset()
  page.show()
  await page.waitForOutcome()
  const lost: string[] = []
  for (const step of steps.slice(0, -1)) {
    if (isFields(step))
      lost.push(
        ...findLost(
          before.filter(([name]) => name in step && !isSecret(name)),
          'dropped',
        ),
      )
    if (isFields(step)) retype(step)
    else if (buttonOf(step)) await runStep(page, step)
  }
  return lost
}

async function resend(page: FaultyPage, steps: Steps, operation: string) {
  if (!hasReason()) return ['no reason is shown']
  if (!buttonOf(steps.at(-1))) return ['the form is gone']
  for (const step of steps) if (isFields(step)) retype(step)
  page.world.journal.clear()
  await runStep(page, steps.at(-1)!)
  return page.world.journal.count(operation) > 0 ? [] : ['the form cannot be sent again']
}

test.each(forms)(
  '%s: whatever fails, the typed text stays and can be sent again',
  async (...[name, at, options, steps]) => {
    const calls = await callsOf(at, options, steps)
    expect(calls).not.toEqual([])
    const wrong: string[] = []
    for (const [index, operation] of calls.entries()) {
      const some = [faultNames[(forms.findIndex(([one]) => one === name) + index) % faultNames.length]!]
      for (const fault of ALL ? faultNames : some)
        wrong.push(...(await findProblems({ at, options, steps }, operation, fault)))
    }
    expect(wrong).toEqual([])
  },
  TIMEOUT,
)
