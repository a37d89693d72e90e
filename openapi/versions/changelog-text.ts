import type { Change, Impact } from './compare.ts'

export const UNRELEASED = '## Unreleased'

const TITLES: Readonly<Record<Impact, string>> = { major: 'Breaking', minor: 'Added', patch: 'Changed' }

/** Returns the section of these changes, under its heading. */
export function renderSection(heading: string, changes: readonly Change[]): string {
  const parts = (['major', 'minor', 'patch'] as const).flatMap((impact) => {
    const lines = changes.filter((change) => change.impact === impact).map(({ sentence }) => `- ${sentence}.`)
    return lines.length > 0 ? [`### ${TITLES[impact]}`, lines.join('\n')] : []
  })
  return [heading, ...(parts.length > 0 ? parts : ['No change.'])].join('\n\n')
}

/** Replaces the first section, that of what is not released yet. */
export function replaceUnreleased(changelog: string, section: string): string {
  const start = changelog.indexOf(UNRELEASED)
  const next = changelog.indexOf('\n## ', start + UNRELEASED.length)
  return `${changelog.slice(0, start)}${section}\n${next === -1 ? '' : changelog.slice(next)}`
}
