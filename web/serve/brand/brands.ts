import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BrandError, readBrand, type ReadBrand } from './read-brand.ts'

/** A brand of a server that has several: it is shown at the hosts of its `brand.json`, and at `<folder>.localhost`. */
export type HostedBrand = { id: string; hosts: string[]; brand: ReadBrand }

const isHostLabel = (name: string) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(name)

/**
 * Reads every brand in a folder of folders.
 *
 * @throws {BrandError} with every problem of every brand.
 */
export async function readBrands(folder: string): Promise<HostedBrand[]> {
  if (!existsSync(folder)) throw new BrandError([`There is no folder ${folder}`])
  const ids = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'brand.json')))
    .toSorted()
  if (ids.length === 0) throw new BrandError([`There is no folder with a brand.json in ${folder}`])
  const problems: string[] = []
  const brands: HostedBrand[] = []
  for (const id of ids) {
    if (!isHostLabel(id)) problems.push(`${id}: the folder's name must have small letters, digits and hyphens only`)
    try {
      const brand = await readBrand(join(folder, id))
      brands.push({ id, hosts: [`${id}.localhost`, ...brand.brand.hosts], brand })
    } catch (error) {
      if (!(error instanceof BrandError)) throw error
      problems.push(...error.problems.map((problem) => `${id}: ${problem}`))
    }
  }
  problems.push(...hostProblems(brands))
  if (problems.length > 0) throw new BrandError(problems)
  return brands
}

function hostProblems(brands: readonly HostedBrand[]): string[] {
  const owners = Map.groupBy(
    brands.flatMap(({ id, hosts }) => hosts.map((host) => ({ id, host }))),
    ({ host }) => host,
  )
  return [...owners]
    .filter(([, all]) => all.length > 1)
    .map(([host, all]) => `${host} is a host of ${all.map(({ id }) => id).join(' and ')}; it can show one brand`)
}
