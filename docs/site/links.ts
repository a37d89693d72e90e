import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { DOCS, GENERATED, pages, textOf } from './pages.ts'

const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)|^\s*link: (\S+)$/gm
const withoutCode = (text: string) => text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')

/** Returns the target of a link by its path in `docs/`; links of the front matter are relative to the site's root. */
const targetOf = (page: string, address: string) =>
  address.startsWith('/') ? `${address.slice(1)}.md` : normalize(join(page, '..', address))

export function deadLinks(page: string, text: string = textOf(page)): string[] {
  return [...withoutCode(text).matchAll(LINK)]
    .map(([, link, matter]) => (link ?? matter)!.split('#')[0]!)
    .filter((address) => address !== '')
    .filter((address) => !isThere(targetOf(page, address)))
    .map((address) => `docs/${page} leads to ${address}, which is not there`)
}

const isThere = (target: string) => GENERATED.includes(target) || existsSync(DOCS + target)

export const allDeadLinks = (): string[] => pages().flatMap((page) => deadLinks(page))

type Token = { type: string; tag: string; attrs: [string, string][] | null; children: Token[] | null }
type Markdown = { core: { ruler: { push(name: string, rule: (state: State) => void): void } } }
type State = { tokens: Token[]; env: { relativePath: string } }

export function leadOut(markdown: Markdown) {
  markdown.core.ruler.push('lead-out', ({ tokens, env }) => {
    for (const { children } of tokens) if (children) keepWords(children, env.relativePath)
  })
}

function keepWords(children: Token[], page: string) {
  let isOut = false
  for (const token of children) {
    if (token.type === 'link_open') isOut = leavesSite(token, page)
    if (!isOut || !token.type.startsWith('link_')) continue
    token.tag = 'span'
    token.attrs = null
    if (token.type === 'link_close') isOut = false
  }
}

const leavesSite = ({ attrs }: Token, page: string) => {
  const address = attrs?.find(([name]) => name === 'href')?.[1] ?? ''
  return address.startsWith('.') && (!/\.(?:md|html)(?:#|$)/.test(address) || targetOf(page, address).startsWith('..'))
}
