/** The sheets that style something in a picture and are not among its own styles, by their names; nothing is missing where that is empty. */
export function findMissingStylesheets(picture: string, own: string, sheets: Readonly<Record<string, string>>): string[] {
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
