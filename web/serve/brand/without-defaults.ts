const inlineStyle = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g
/** The default tokens; those of media queries stay. */
const tokens = /(?<=:root\{)[^{}]*color-scheme:[^{}]*(?=\})/
const nameOf = (declaration: string) => /^\s*(--[\w-]+):/.exec(declaration)?.[1]

/**
 * Removes from the inline styles of a page the default tokens that `style` replaces, and the colours that only they used. The page keeps its size with a
 * brand: a phone shows it when the first 14 KiB have arrived.
 */
export function withoutDefaults(html: string, style: string): string {
  const replaced = new Set(style.matchAll(/[{;](--[\w-]+):/g).map(([, name]) => name))
  const remaining = filterTokens(html, (name) => !replaced.has(name))
  return filterTokens(remaining, (name, value) => !value.startsWith('#') || remaining.includes(`var(${name}`))
}

type Filter = (name: string, value: string) => boolean

const filterTokens = (html: string, isKept: Filter) =>
  html.replaceAll(inlineStyle, (css) => css.replace(tokens, (body) => filterDeclarations(body, isKept)))

const filterDeclarations = (body: string, isKept: Filter) =>
  body
    .split(';')
    .filter((declaration) => {
      const name = nameOf(declaration)
      return name === undefined || isKept(name, declaration.slice(declaration.indexOf(':') + 1).trim())
    })
    .join(';')
