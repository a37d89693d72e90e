/**
 * Returns a declaration file whose imports of packages have the names in `typesFrom`, and without imports of nothing: the bundler leaves them, and an
 * entry point would need the packages of another, such as Playwright.
 */
export const cleanTypes = (text: string, typesFrom: Readonly<Record<string, string>>) =>
  Object.entries(typesFrom).reduce(
    (cleaned, [name, from]) => cleaned.replaceAll(`"${name}"`, `"${from}"`),
    text.replaceAll(/^import "\.{1,2}\/[^"]+";\n/gm, ''),
  )
