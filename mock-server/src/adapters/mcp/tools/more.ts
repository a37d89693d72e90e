import * as v from 'valibot'
import { defineTool, text } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'

export const more = defineTool({
  name: 'more',
  title: 'Next page',
  description: 'Returns another page of a long result. It does not run the command of the result again.',
  isReadOnly: true,
  schema: v.strictObject({
    result: text('the name of the result, such as r1'),
    page: v.pipe(v.number('must be a number'), v.integer(), v.minValue(1), v.description('counts from 1')),
  }),
  run({ result, page }, { pages }) {
    const found = pages.read(result, page)
    if (!found)
      throw new ToolFailure(`result: ${result} has no page ${page}, or is no longer stored`, 'call its tool again')
    const [value = '', next] = found
    return { value, next }
  },
})
