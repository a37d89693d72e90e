import { inFile, type Mutant } from './mutant.ts'

export const deviceMutants: Mutant[] = [
  ...inFile('web/src/app/frame/floating.tsx', 'web/src/features/download/download.test.tsx', [
    ['A-2-52', "page === 'home' && ", ''],
  ]),
  ...inFile('web/src/features/download/download-bar.tsx', 'web/src/features/download/download.test.tsx', [
    ['A-2-52', 'if (!hasApp || isHidden)', 'if (isHidden)'],
    ['A-3-69', "    storage.set('hideDownloadBar', '1')\n", ''],
  ]),
  ...inFile('web/src/lib/device/platform.ts', 'web/src/features/download/download.test.tsx', [
    ['A-1-25', 'minor >= OLDEST_IOS[1]', 'minor > OLDEST_IOS[1]'],
  ]),
  ...inFile('web/src/features/download/download-sheet.tsx', 'web/src/features/download/download.test.tsx', [
    ['A-3-56', "android: ['Android']", "android: ['Android', 'IOS']"],
  ]),
  ...inFile('web/src/features/records/account-record-screen.tsx', 'web/src/features/records/record-filters.test.tsx', [
    ['A-7-43', 'value: String(txTypeId)', 'value: txTypeName'],
  ]),
  ...inFile('web/src/api/site/images.ts', 'web/src/api/site/images.test.tsx', [
    ['A-9-13', '(selected.origin || config.gatewayUrl)', 'selected.origin'],
    ['A-9-14', "imageOrigin(origins, '')", "(origins[0] ?? '')"],
  ]),
  ...inFile('web/src/ui/form/text-field.tsx', 'web/src/ui/components.test.tsx', [
    ['A-9-11', "max: '2030-12-31' }", "max: '2031-12-31' }"],
    ['A-9-12', 'step: 60 }', 'step: 300 }'],
  ]),
  ...inFile('web/src/features/home/match-card.tsx', 'web/src/features/home/home-sections.test.tsx', [
    ['G-3-14', 'nodeId, roomId })}', 'nodeId })}'],
  ]),
  ...inFile('web/src/api/games/use-categories.ts', 'web/src/features/games/game-centre-screen.test.tsx', [
    ['A-3-64', 'if (data && !isPlaceholderData)', 'if (isPlaceholderData)'],
  ]),
  ...inFile('web/src/api/inbox/notice-reads.ts', 'web/src/features/content/notices-cache.test.tsx', [
    ['G-7-09', '= mark(id)', '= mark(id + 1)'],
  ]),
  ...inFile('web/src/app/routes/lazy-screen.tsx', 'web/src/app/tests/offline.test.tsx', [
    ['G-8-04', 'return MissingScreen', 'throw error'],
  ]),
  ...inFile('web/src/features/demo/demo-panel.tsx', 'web/src/app/tests/director-panel.test.tsx', [
    [
      'after a reload the director’s panel is open again, at the same step of the walkthrough',
      "draft.set('isOpen', 'yes')",
      'draft.forget()',
    ],
  ]),
  ...inFile('web/src/features/demo/director/walkthrough-controls.tsx', 'web/src/app/tests/director-panel.test.tsx', [
    [
      'after a reload the director’s panel is open again, at the same step of the walkthrough',
      '(selected ?? state.walkthrough)',
      'selected',
    ],
  ]),
  ...inFile('web/src/features/demo/director/use-world-changes.ts', 'web/src/app/tests/director-panel.test.tsx', [
    ['the open director’s panel lists new calls', 'else refreshPanel()', ''],
  ]),
]
