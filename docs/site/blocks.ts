export type Block = { language: string; about: string; text: string }

const BLOCK = /^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm
const REASON = /^not-run="([^"]{20,})"$/

const RUN = ['ts', 'sh']

const blocksOf = (page: string): Block[] =>
  [...page.matchAll(BLOCK)].map(([, language = '', about = '', text = '']) => ({ language, about, text }))

const isSaid = ({ language, about }: Block) => language === 'text' && about === 'says'

export const unexplained = (page: string, text: string): string[] =>
  blocksOf(text)
    .filter((block) => !isSaid(block) && !REASON.test(block.about))
    .filter(({ language, about }) => !RUN.includes(language) || about !== '')
    .map(({ language, about }) => `docs/${page}: a block of "${language} ${about}" needs not-run="why it cannot run"`)

export type Step = { block: Block; says: string[] }

export function stepsOf(text: string): Step[] {
  const steps: Step[] = []
  for (const block of blocksOf(text)) {
    if (isSaid(block)) steps.at(-1)?.says.push(...block.text.trim().split('\n'))
    else if (block.about === '') steps.push({ block, says: [] })
  }
  return steps
}
