import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openFaultyPage, type FaultyPage } from '#testing/faulty-page.tsx'
import { watchConsole, findBlankPage } from '#testing/page-problems.ts'
import { input, fillIn } from '#testing/fields.ts'
import { forms, type Steps } from '#testing/form-steps.ts'
import { configureSite } from '#testing/render-screen.tsx'
import { fakeTime } from '#testing/fake-time.ts'

/** `LONGAN_FAULTS=all` tests each text in each field; by default some of them in rotation. */
const ALL = process.env['LONGAN_FAULTS'] === 'all'
const TIMEOUT = 60_000
const SOME = 2

const unusualTexts = {
  blank: '   ',
  long: 'dài '.repeat(800),
  'from right to left': '\u202Eمرحبا بالعالم\u202C',
  emoji: '🐉🥭👨‍👩‍👧',
  HTML: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  'a control character': 'a\u0000b',
  'a tab and a second line': 'a\tb\nc',
}

const unusualAmounts = {
  zero: '0',
  'a negative number': '-5',
  'two commas': '1,5,5',
  'three decimals': '0,001',
  'a huge number': '9'.repeat(23),
  words: unusualTexts.HTML,
}

const isFields = (step: Steps[number]): step is Record<string, string> =>
  typeof step === 'object' && !(step instanceof RegExp)
const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()

async function runStep(page: FaultyPage, step: Steps[number]) {
  // Fields that appear only after valid input are missing here.
  if (isFields(step)) fillIn(Object.fromEntries(Object.entries(step).filter(([name]) => input(name))))
  else {
    const button = [...document.querySelectorAll('button')].findLast((one) =>
      step instanceof RegExp ? step.test(nameOf(one)) : nameOf(one) === step,
    )
    if (button) fireEvent.click(button)
  }
  await page.waitForOutcome()
}

const reasonSelector = '[role=alert], [data-sonner-toast], [aria-invalid=true], [type=submit]:disabled'

/** Watches for a reason: a toast may be gone when the page is idle. */
function watchReason() {
  let isShown = false
  const watcher = new MutationObserver(() => (isShown ||= document.querySelector(reasonSelector) !== null))
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true })
  return () => {
    watcher.disconnect()
    return isShown || document.querySelector(reasonSelector) !== null
  }
}

/** Letters and digits only: a field may group, format or clean its text. */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
/** Checks that the field still has the typed text, up to its maximum length. */
const isPreserved = (name: string, words: string) => normalize(words).startsWith(normalize(input(name).value))

async function findProblems(
  page: FaultyPage,
  steps: Steps,
  [name, words]: readonly [string, string],
): Promise<string[]> {
  const hasShownReason = watchReason()
  for (const step of steps) {
    await runStep(page, isFields(step) && name in step ? { ...step, [name]: words } : step)
    if (isFields(step) && name in step && input(name)?.value === '' && words.trim() !== '')
      return ['the field was cleared']
  }
  const sent = page.world.journal.list().filter(({ method }) => method !== 'GET')
  const broken = sent.filter(({ status }) => status >= 500).map(({ operation, status }) => `${operation}: ${status}`)
  const unknown = /Lỗi không xác định|Invalid|Expected/.test(document.body.textContent ?? '')
    ? ['the reason is unknown or technical']
    : []
  const isAccepted = sent.some(({ status }) => status < 300)
  const silent = isAccepted || hasShownReason() ? [] : ['no reason is shown']
  const lost = !isAccepted && input(name) && !isPreserved(name, words) ? [`the field has ${input(name).value}`] : []
  const run = document.querySelector('img[src=x]') ? ['the text is rendered as HTML'] : []
  return [...broken, ...unknown, ...silent, ...lost, ...run, ...findBlankPage()]
}

const fields = forms.flatMap(([form, at, options, steps]) =>
  steps
    .filter(isFields)
    .flatMap((step) => Object.keys(step))
    .map((name) => [name, form, at, options, steps] as const),
)

const AMOUNT = /^(amount|stake|rate|members|points$|RNG|LIVE)/
const kindsOf = (name: string) => Object.entries(AMOUNT.test(name) ? unusualAmounts : unusualTexts)
let turn = 0
const pickKinds = (kinds: [string, string][]) =>
  ALL ? kinds : Array.from({ length: SOME }, () => kinds[turn++ % kinds.length]!)

test.each(fields)(
  '%s of %s: any text is accepted or rejected with a reason, and never breaks the page',
  async (...[name, , at, options, steps]) => {
    configureSite({ dialect: { cipher: 'plain' } })
    const page = await openFaultyPage(at, options)
    fakeTime()
    const wrong: string[] = []
    for (const [kind, words] of pickKinds(kindsOf(name))) {
      page.show()
      await page.waitForOutcome()
      const logged = watchConsole()
      page.world.journal.clear()
      // A form that can be sent once is gone after success.
      if (isFields(steps[0]!) && !input(name)) break
      wrong.push(...(await findProblems(page, steps, [name, words])).concat(logged()).map((one) => `${kind}: ${one}`))
      await page.reset()
      sessionStorage.clear()
      localStorage.removeItem('drafts')
    }
    expect(wrong).toEqual([])
  },
  TIMEOUT,
)
