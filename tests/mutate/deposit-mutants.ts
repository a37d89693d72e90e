import { inFile, type Mutant } from './mutant.ts'

const screen = 'web/src/features/deposit/deposit-screen.test.tsx'

export const depositMutants: Mutant[] = [
  ...inFile('web/src/features/deposit/use-deposit-site.ts', screen, [
    ['A-4-07', "dep_func === 1 ? 'new' : 'base'", "mem_cen === 1 ? 'new' : 'base'"],
    ['A-4-08', "dep_func === 1 ? 'new' : 'base'", "mem_cen === 0 ? 'base' : 'new'"],
  ]),
  ...inFile('web/src/app/routes/routes.tsx', screen, [
    [
      'A-2-15',
      "page(paths.deposit, 'deposit', { guard: 'member', screen: lazyFromTable('deposit') })",
      "page(paths.deposit, 'deposit', { guard: 'member' })",
    ],
  ]),
  ...inFile('web/src/features/deposit/confirm-sheet.tsx', screen, [
    ['A-1-07', 'amount: toDecimal(amount),', 'amount,'],
  ]),
  ...inFile('web/src/features/deposit/slip-upload.tsx', 'web/src/features/deposit/slip-upload.test.tsx', [
    [
      'a selected slip survives a reload and is removed from the storage after sending',
      "draft.set('slip', JSON.stringify(read))",
      'void draft',
    ],
  ]),
]
