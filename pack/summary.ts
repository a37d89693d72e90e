import { basename, dirname, relative } from 'node:path'

/** Returns where the tarballs are, and the command that installs them from a folder beside the clone. */
export function summaryOf(folder: string, { files, cwd }: { files: readonly string[]; cwd: string }): string {
  const beside = relative(dirname(cwd), folder)
  const paths = files.map((file) => ['..', beside, file].join('/').replaceAll('\\', '/'))
  return `\nThe tarballs are in ${folder}.\nIn a project beside ${basename(cwd)}:\n\n  npm install ${paths.join(' ')}\n\n`
}
