export type Mutation = { file: string; from: string; to: string }

type Plugin = { name: string; enforce: 'pre'; transform: (code: string, id: string) => string | undefined }

/** Environment variable with the current mutation as JSON, or ''. */
export const MUTATION_VARIABLE = 'LONGAN_MUTATION'

/** Vite plugin that applies the mutation in memory. Returns no plugin unless the mutation runner has set the variable. */
export function mutationPlugin(wanted = () => process.env[MUTATION_VARIABLE]): Plugin[] {
  if (wanted() === undefined) return []
  return [{ name: 'mutation', enforce: 'pre', transform: (code, id) => applyMutation(code, id, wanted()) }]
}

function applyMutation(code: string, id: string, wanted: string | undefined) {
  if (!wanted) return undefined
  const { file, from, to } = JSON.parse(wanted) as Mutation
  return id.split('?')[0]?.endsWith(`/${file}`) ? code.replace(toPattern(from), () => to) : undefined
}

/** Finds the code however it is formatted: white space, and a comma before a closing bracket, do not count. */
export function toPattern(code: string): RegExp {
  const tokens = code.replaceAll(/,(?=\s*[)\]}])/g, '').match(/[\w$]+|[^\w$\s]/g) ?? []
  return new RegExp(
    tokens
      .map((token, index) => `${gap(tokens[index - 1], token)}${token.replaceAll(/\W/g, String.raw`\$&`)}`)
      .join(''),
    'g',
  )
}

function gap(before: string | undefined, token: string) {
  if (before === undefined) return ''
  if (/[)\]}]/.test(token)) return String.raw`\s*,?\s*`
  return /[\w$]/.test(before) && /[\w$]/.test(token) ? String.raw`\s+` : String.raw`\s*`
}
