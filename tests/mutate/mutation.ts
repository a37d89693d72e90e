/** One line of the product, changed so that one row no longer holds. */
export type Mutation = { file: string; from: string; to: string }

type Plugin = { name: string; enforce: 'pre'; transform: (code: string, id: string) => string | undefined }

/** Where the runner of mutants says what is to be changed. */
export const variable = 'LONGAN_MUTATION'

/** Changes the product while the tests load it; the files stay as they are. Without a mutation there is nothing to do. */
export function mutation(wanted = process.env[variable]): Plugin[] {
  if (!wanted) return []
  const { file, from, to } = JSON.parse(wanted) as Mutation
  return [
    {
      name: 'mutation',
      enforce: 'pre',
      transform: (code, id) => (id.split('?')[0]?.endsWith(`/${file}`) ? code.replace(from, () => to) : undefined),
    },
  ]
}
