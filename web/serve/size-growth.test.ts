import { expect, test } from 'vitest'
import { describeGrowth, findGrownFiles } from './bundle-sizes.ts'

test('the files that have grown since the last build are listed, the most grown first', () => {
  const before = { 'src/app/app.tsx': 900, 'src/ui/tabs.tsx': 300, 'src/lib/dates.ts': 200 }
  const files = { 'src/app/app.tsx': 1020, 'src/ui/tabs.tsx': 290, 'src/lib/dates.ts': 200, 'src/ui/new.tsx': 700 }

  expect(findGrownFiles(files, before)).toEqual(['src/ui/new.tsx: +700 bytes', 'src/app/app.tsx: +120 bytes'])
})

test('a part says how much it has grown, if an earlier build is known', () => {
  expect(describeGrowth(1100, 1000)).toBe(' (+100 bytes since the last build within it)')
  expect(describeGrowth(900, 1000)).toBe(' (−100 bytes since the last build within it)')
  expect(describeGrowth(1100, undefined)).toBe('')
})
