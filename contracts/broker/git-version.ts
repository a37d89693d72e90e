import { spawnSync } from 'node:child_process'
import { BrokerError } from './broker-client.ts'

/** What the broker calls a version of an application: a commit and its branch. */
export type ApplicationVersion = { version: string; branch: string; buildUrl?: string | undefined }

type Environment = Readonly<Record<string, string | undefined>>

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

type Options = { environment?: Environment; areChangesAllowed?: boolean }

/**
 * Reads the version from git, in the current folder. Throws a `BrokerError` if there is no commit, if files are changed (the broker would
 * keep what belongs to them under a commit that does not have them), or if the branch is unknown.
 */
export function readGitVersion({
  environment = process.env,
  areChangesAllowed = false,
}: Options = {}): ApplicationVersion {
  const version = git('rev-parse', '--verify', '--quiet', 'HEAD')
  if (!version) throw new BrokerError('This folder has no git commit: the broker needs one as the version')
  const changes = git('status', '--porcelain', '--untracked-files=no') ?? ''
  if (changes !== '' && !areChangesAllowed) {
    const count = changes.split('\n').length
    const files = count === 1 ? '1 file is' : `${count} files are`
    throw new BrokerError(`${files} changed since commit ${version.slice(0, 9)}: commit or undo the changes first`)
  }
  const branch = git('symbolic-ref', '--short', '--quiet', 'HEAD') || branchOf(environment)
  if (!branch)
    throw new BrokerError('No branch is checked out: check one out, or name it in the environment variable GIT_BRANCH')
  return { version, branch, buildUrl: buildUrlOf(environment) }
}

/** In continuous integration a commit is checked out without its branch. */
const branchOf = ({ GIT_BRANCH, GITHUB_HEAD_REF, GITHUB_REF_NAME, CI_COMMIT_REF_NAME }: Environment) =>
  GIT_BRANCH || GITHUB_HEAD_REF || GITHUB_REF_NAME || CI_COMMIT_REF_NAME

const buildUrlOf = ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL, BUILD_URL }: Environment) =>
  GITHUB_RUN_ID ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}` : CI_JOB_URL || BUILD_URL
