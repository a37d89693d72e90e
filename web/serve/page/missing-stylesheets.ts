/** Returns the stylesheets with classes that occur in the prerendered view but not in the page's own styles. */
export function findMissingStylesheets(
  picture: string,
  own: string,
  sheets: Readonly<Record<string, string>>,
): string[] {
  const styled = classesOf(own)
  const unstyled = [...picture.matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => !styled.has(name))
  return Object.keys(sheets).filter((sheet) => {
    const defined = classesOf(sheets[sheet]!)
    return unstyled.some((name) => defined.has(name))
  })
}

const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
