import { sidebar } from './sidebar.ts'
import { GENERATED, textOf, titleOf } from './pages.ts'

type Item = { text: string; link: string; items?: Item[] }

const MAX_SENTENCE = 200

const DESCRIPTION = /^---\n[^]*?^description: (.+)$[^]*?^---$/m

/** Returns what a page is for: the description in its front matter, or its first sentence. */
function aboutOf(page: string): string {
  const text = textOf(page)
  const described = DESCRIPTION.exec(text)?.[1]
  if (described) return described
  const [paragraph = ''] = text
    .replace(/^# .*\n/m, '')
    .trim()
    .split(/\n\s*\n/)
  const words = paragraph.replaceAll('\n', ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  const [sentence = ''] = words.split(/(?<=\.) /)
  return /^[`@]?\w/.test(sentence) && sentence.endsWith('.') && sentence.length <= MAX_SENTENCE ? sentence : ''
}

function lineOf({ text, link }: Item): string {
  const page = `${link.slice(1)}.md`
  const about = GENERATED.includes(page) ? '' : aboutOf(page)
  const title = GENERATED.includes(page) ? text : titleOf(page)
  return `- [${title}](${page})${about && `: ${about}`}`
}

const linesOf = (item: Item): string[] => [lineOf(item), ...(item.items ?? []).flatMap(linesOf)]

const SUMMARY =
  'A gaming gateway on a laptop: one OpenAPI document, a typed SDK, a stateful mock, a React app, and contracts that keep them interchangeable. Only fake money and fake data.'

const START = [
  'An agent controls the mock with the tools of `npx longan mcp`: see [Agents](integrations/agents.md). The packages have a SKILL.md each: [SDK](packages/sdk/skill.md), [mock](packages/mock-server/skill.md), [queries](packages/react-query/skill.md).',
]

/** Writes `llms.txt` of the site: each page with its first sentence, as Markdown. */
export function llmsText(): string {
  const sections = sidebar().flatMap(({ text, items }) => [`## ${text}`, '', ...items.flatMap(linesOf), ''])
  return ['# Longan', '', `> ${SUMMARY}`, '', ...START, '', ...sections].join('\n')
}
