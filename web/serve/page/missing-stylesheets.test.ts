import { expect, test } from 'vitest'
import { findMissingStylesheets } from './finish-page.ts'

const picture = '<main class="page-1 wide"><div class="pull-2"></div></main>'

test('a stylesheet that a prerendered view needs and its page does not have is reported', () => {
  const sheets = { 'page.css': '.page-1{margin:0}', 'pull.css': '.pull-2:hover{top:0}', 'bet.css': '.bet-3{top:0}' }
  expect(findMissingStylesheets(picture, '.page-1{margin:0}', sheets)).toEqual(['pull.css'])
  expect(findMissingStylesheets(picture, '.page-1{margin:0}@media print{.pull-2{top:0}}', sheets)).toEqual([])
})
