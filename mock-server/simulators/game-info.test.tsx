import { fireEvent } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { openArena } from './cockfight/client/open-arena.tsx'
import { openFish } from './fish/client/open-fish.tsx'
import { openLive } from './live/client/open-live.tsx'
import { openLottery } from './lottery/client/lottery-page.tsx'
import { renderPage, mockMatchMedia } from './shared/testing.tsx'
import { openSlot } from './slot/client/slot-page.tsx'
import { openSports } from './sports/client/open-sports.tsx'
import { openTable } from './table/client/table-page.tsx'
import { launchGame } from './testing.ts'

const nodeOf = (category: 'COCKFIGHT' | 'ESPORTS' | 'FISH' | 'LIVE' | 'PVP' | 'RNG' | 'SPORTS') =>
  `launchMode=GLS&nodeId=${
    catalogue()
      .byCategory.get(category)!
      .find(({ isUnderMaintenance }) => !isUnderMaintenance)!.nodeId
  }`
const LOTTERY = 'launchMode=LOTT&gameCode=VNM5&vassalage=TCG_LOTTO_VN'

type Open = Parameters<typeof renderPage>[0]
const GAMES: [string, string, Open, RegExp][] = [
  ['slot', nodeOf('RNG'), openSlot, /1 in \d/],
  ['fish', nodeOf('FISH'), openFish, /caught \d/],
  ['card table', nodeOf('PVP'), openTable, /Chance/],
  ['live table', nodeOf('LIVE'), openLive, /Chance/],
  ['cockfight', nodeOf('COCKFIGHT'), openArena, /Chance/],
  ['sports book', nodeOf('SPORTS'), openSports, /chance to win/],
  ['e-sports book', nodeOf('ESPORTS'), openSports, /chance to win/],
  ['lottery', LOTTERY, openLottery, /Chance \d/],
]

test.for(GAMES)(
  'a %s states its rules, its return in percent and the chances before the first stake [R-5-05]',
  async ([, query, open, chance]) => {
    mockMatchMedia()
    vi.stubGlobal('requestAnimationFrame', () => 0)
    vi.stubGlobal('cancelAnimationFrame', () => undefined)
    const gateway = await launchGame(query)
    const page = await renderPage(open, gateway.frame)
    onTestFinished(() => void page.unmount())

    await page.act(
      () =>
        void fireEvent.click(
          page.getAllByRole('button', { name: /^(Rules|Rules and odds|Betting rules|Paytable)$/ })[0]!,
        ),
    )

    const info = page.getByRole('dialog')
    expect(info.textContent).toMatch(/RTP/)
    expect(info.textContent).toMatch(/\d ?%/)
    expect(info.textContent).toMatch(chance)
    expect(gateway.sent.filter(({ path }) => /\/(bet|spin|deal|shoot)$/.test(path))).toEqual([])
  },
)
