import { expect } from '@playwright/test'
import { test } from '../../support/sites.ts'
import { findLayoutProblems } from './fit.ts'

const VIOLATIONS: [name: string, html: string, expected: RegExp][] = [
  [
    'an ellipsis',
    '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">12.408.317,50</p>',
    /^cut off at the side: 12/,
  ],
  [
    'text that a box cuts below',
    '<p style="height: 20px; overflow: hidden">One line<br>and another</p>',
    /^cut off above or below/,
  ],
  [
    'money in a box of two lines',
    '<p style="display: -webkit-box; -webkit-line-clamp: 2; overflow: hidden">5.000,00</p>',
    /^money in a box/,
  ],
  [
    'text outside of the screen',
    '<p style="position: absolute; left: 300px; white-space: nowrap">A long way to the right</p>',
    /^outside of the screen/,
  ],
  ['a page that scrolls sideways', '<div style="width: 900px; height: 1px"></div>', /^the page scrolls sideways/],
  ['text over text', '<p>One line</p><p style="margin-top: -20px">Two lines</p>', /^One line overprints Two lines/],
  [
    'a button half under another',
    '<button>First</button><button style="margin-left: -24px">Second</button>',
    /^First overlaps Second/,
  ],
  [
    'a button that something covers',
    '<button>Under</button><i style="position: absolute; inset: 0"></i>',
    /^Under is covered by/,
  ],
  [
    'a dialog beside the column',
    '<div data-frame style="width: 100px"></div><div role="dialog" aria-label="Menu">12.408.317,50</div>',
    /^beside the column: Menu/,
  ],
  [
    'text in the margin of a page',
    '<div data-frame><main style="padding: 16px"><p style="margin-left: -10px">12.408.317,50</p></main></div>',
    /^in the margin: 12/,
  ],
  [
    'a floating element on an amount',
    '<p>5.000,00</p><button data-floating aria-label="Help" style="position: fixed; inset: 0 auto auto 0">?</button>',
    /^Help covers 5.000,00/,
  ],
]

test.use({ viewport: { width: 320, height: 568 } })

test('the scan finds each kind of layout problem, and nothing in a page that fits', async ({ page }) => {
  const problemsOf = async (html: string) => {
    await page.setContent(
      `<!doctype html><meta name="viewport" content="width=device-width"><style>* { margin: 0 }</style>${html}`,
    )
    return findLayoutProblems(page.mainFrame())
  }
  for (const [name, html, expected] of VIOLATIONS)
    expect(await problemsOf(html), name).toContainEqual(expect.stringMatching(expected))
  expect(
    await problemsOf(
      '<p>5.000,00</p><button>Help</button><nav style="overflow-x: auto"><a href="#" style="margin-left: 500px">On</a></nav>',
    ),
  ).toEqual([])
})
