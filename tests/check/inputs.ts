/** What a check reads. Changes elsewhere do not start it again. */
export type CheckInputs = {
  /** Matches the files whose content it reads; the configuration is an input of every check. */
  reads: RegExp
  /** It reads which modules import which, in all code, and which files there are. */
  readsImports?: true
  /** Returns commands for changed files, if it judges each file by itself. */
  commandsFor?: (files: string[]) => string[]
}

/** Configuration of the checks, and their own sources. */
export const CONFIGURATION =
  /^(\.[^/]+|[^/]+\.(json|[cm]?[jt]s))$|(^|\/)package\.json$|^tests\/check\/|^tests\/needs-node\.ts$/

export const CODE = /\.([cm]?[jt]s|[jt]sx)$/

const quoted = (files: string[]) => files.map((file) => JSON.stringify(file)).join(' ')

/** By the name of the script, without `check:`. A check that is not here reads everything. */
export const CHECK_INPUTS: Record<string, CheckInputs> = {
  architecture: { reads: /^tests\/architecture\//, readsImports: true },
  // The modules of pages, with the generated ones that they import.
  browsers: {
    reads:
      /^(web\/src|mock-server\/(src|simulators)|sdk|openapi)\/(?!.*\.test\.).*\.(tsx?|json|ya?ml)$|^tests\/(architecture|mutate|summary)\/|^tests\/results\.ts$|^pack\/root\.ts$|^README\.md$/,
  },
  completeness: {
    reads:
      /^(contracts|mock-server|openapi|sdk)\/(?!.*\.(consumer|provider)\.test\.)|^tests\/(architecture|mutate|summary)\/|^tests\/results\.ts$/,
  },
  i18n: {
    reads:
      /^web\/src\/(i18n|styles)\/|^web\/src\/lib\/brand\/|^web\/src\/.*\.css$|^(sdk|openapi)\/|^docs\/contributing\/glossary\.md$|^tests\/(mutate|summary)\/|^tests\/results\.ts$/,
  },
  lint: {
    reads: /\.([cm]?[jt]sx?|vue|css|scss|less|mdx?|ya?ml|json[c5]?|html|webmanifest|toml|graphql)$/,
    // A cycle of imports that a change closes has a changed file in it, and is reported there.
    commandsFor: (files) => {
      const code = files.filter((file) => /\.([cm]?[jt]sx?|vue)$/.test(file))
      return [
        ...(code.length > 0 ? [`oxlint --no-error-on-unmatched-pattern ${quoted(code)}`] : []),
        `oxfmt --check --no-error-on-unmatched-pattern ${quoted(files)}`,
      ]
    },
  },
  openapi: {
    reads: /^(openapi|sdk)\/|^web\/src\/i18n\/\w+\/problems\.json$|^CHANGELOG\.md$/,
  },
  spelling: {
    reads: /\.(tsx?|mjs|cjs|css|md|ya?ml|json|html)$|^project-words\.txt$/,
    commandsFor: (files) => [`cspell lint --no-progress --no-summary --no-must-find-files ${quoted(files)}`],
  },
  types: { reads: /\.([cm]?[jt]sx?|json)$|^(openapi|sdk)\// },
  unused: { reads: /\.([cm]?[jt]sx?|json|css|html|vue|ya?ml)$/, readsImports: true },
}

/**
 * Returns the imports and re-exports of a module, as written: whether they are only types matters.
 * @note A word of a comment may add text that is no import; then a check runs once more than necessary.
 */
export function importsOf(text: string): string {
  const statement = /\b(?:import\s+(?:type\s+)?[\w$*{]|export\s+(?:type\s+)?[*{])[\s\S]*?\bfrom\s*(['"])[^'"\n]*\1/
  const specifier = /\b(?:from|import|require)\s*\(?\s*(?:\/[*/].*?\s)*['"`][^'"`\n]*/
  const reference = /\/\/\/\s*<.*/
  const all = new RegExp([statement, specifier, reference].map(({ source }) => source).join('|'), 'g')
  return (text.match(all) ?? []).join('\n')
}
