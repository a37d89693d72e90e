/** One line of the product, changed so that one row no longer holds. */
export type Mutation = { file: string; from: string; to: string }

type Plugin = { name: string; enforce: 'pre'; transform: (code: string, id: string) => string | undefined }

/** Where the runner of mutants says what is to be changed now: nothing, or a mutation. */
export const variable = 'LONGAN_MUTATION'

/** Changes the product while the tests load it; the files stay as they are. Only the runner of mutants has need of it. */
export function mutation(wanted = () => process.env[variable]): Plugin[] {
  if (wanted() === undefined) return []
  return [{ name: 'mutation', enforce: 'pre', transform: (code, id) => changed(code, id, wanted()) }]
}

function changed(code: string, id: string, wanted: string | undefined) {
  if (!wanted) return undefined
  const { file, from, to } = JSON.parse(wanted) as Mutation
  return id.split('?')[0]?.endsWith(`/${file}`) ? code.replace(from, () => to) : undefined
}
