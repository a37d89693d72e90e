import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openFaultyPage, type FaultyPage } from '#testing/faulty-page.tsx'
import { watchConsole, findBlankPage } from '#testing/page-problems.ts'
import { success } from '#testing/gateway.ts'
import type { ScreenOptions } from '#testing/render-screen.tsx'
import { fakeTime } from '#testing/fake-time.ts'
import { t } from '#testing/text.ts'

const unusualTexts = {
  blank: '   ',
  long: 'dài '.repeat(800),
  'from right to left': '\u202Eمرحبا\u202C',
  emoji: '🐉'.repeat(40),
  HTML: '"><img src=x onerror=alert(1)>',
  'a control character': 'a\u0000b',
  'a tab': 'S26\tb',
  'URL syntax': '%&page=9#\\[(',
}

const agent: ScreenOptions = { as: 'agent01', answers: { getFundsConsolidated: success({}) } }
const boxes: [string, ScreenOptions][] = [
  ['/m/gameRecord?span=month', { as: 'demo01' }],
  ['/m/gameList', {}],
  ['/m/slotsCenter', {}],
  ['/m/agent/home?view=team', agent],
  ['/m/agent/home?view=newContract', agent],
]

async function show(at: string, options: ScreenOptions) {
  const page = await openFaultyPage(at, options)
  fakeTime()
  page.show()
  await page.waitForOutcome()
  return page
}

function findProblems({ world }: FaultyPage): string[] {
  const rejected = world.journal.list().filter(({ status }) => status >= 400)
  world.journal.clear()
  const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  return [...rejected.map(({ operation, status }) => `${operation}: ${status}`), ...alerts, ...findBlankPage()].filter(
    Boolean,
  )
}

test.each(boxes)('%s: any search text finds something or nothing, and no request is rejected', async (at, options) => {
  const page = await show(at, options)
  const logged = watchConsole()
  const choose = [...document.querySelectorAll('button')].find((one) =>
    one.getAttribute('aria-label')?.startsWith(t('agent:recipientAgent')),
  )
  if (choose) fireEvent.click(choose)
  await page.waitForOutcome()
  const wrong: string[] = []
  for (const [kind, words] of Object.entries(unusualTexts)) {
    fireEvent.input(document.querySelector('input[type=search]')!, { target: { value: words } })
    await page.waitForOutcome()
    wrong.push(...findProblems(page).map((one) => `${kind}: ${one}`))
  }
  expect([...wrong, ...logged()]).toEqual([])
  await page.reset()
})

test.each(['/m/transaction/record', '/m/gameRecord', '/m/agent/home?view=report'])(
  '%s: impossible dates are ignored, and no request is rejected',
  async (path) => {
    const days = [
      'from=abc&to=xyz',
      'from=0002-11-20&to=0002-11-21',
      'from=2026-02-31&to=9999-12-31',
      'to=275760-09-14',
    ]
    const wrong: string[] = []
    for (const query of days) {
      const at = `${path}${path.includes('?') ? '&' : '?'}span=custom&${query}`
      const page = await show(at, path.includes('agent') ? agent : { as: 'demo01' })
      wrong.push(...findProblems(page).map((one) => `${query}: ${one}`))
      await page.reset()
    }
    expect(wrong).toEqual([])
  },
)
