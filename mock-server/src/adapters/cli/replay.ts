import { readCommand } from '../../../../command-line.ts'
import type { Capsule } from '../../admin/recording.ts'
import type { Other, Replayed } from '../../admin/replay-recording.ts'
import { openDoor } from './bundle.ts'
import { readJsonFile } from './json-file.ts'
import { refuseMore, say } from './running-mock.ts'

/** `longan replay`: makes happen again what a capsule holds. */
export async function replay(said: string[]): Promise<void> {
  const { flags, words, refuse } = readCommand(
    {
      run: 'npm run longan -- replay',
      about:
        'Makes happen again what a capsule holds, in a mock of its own. Exit code 1 where an answer or the ledger is another.',
      flags: { anyway: { about: 'replay a capsule of another description, too' } },
      words: 'FILE',
      example: 'npm run longan -- replay found.json',
    },
    said,
  )
  const [file] = words
  refuseMore(words, { most: 1, refuse })
  if (!file) return refuse('Which capsule? npm run longan -- capsule save FILE makes one')
  const { json } = await readJsonFile(file, { kind: 'capsule', refuse })
  const { createMockServer, readCapsule, replayCapsule } = await openDoor()
  const no = (error: Error) => {
    const isForeign = (error as { value?: { field?: string } }).value?.field === 'description'
    return refuse(`${file} cannot be replayed: ${error.message}${isForeign ? '. --anyway tries it all the same' : ''}`)
  }
  const read = () => {
    try {
      return readCapsule(json, { isAnyway: flags.anyway })
    } catch (error) {
      return no(error as Error)
    }
  }
  const capsule = read()
  // Its story, or its world's name, may be one that is not there.
  const replayed = await replayCapsule(capsule, createMockServer).catch(no)
  say(...linesOf(replayed, capsule))
  if (!replayed.isSame) process.exitCode = 1
}

function linesOf({ requests, answers, ledger, isSame, first }: Replayed, { beginning, end }: Capsule): string[] {
  const { name, scenario, seed } = beginning
  return [
    `${requests} requests to "${name}" (${scenario}, seed ${seed})${isSame ? ': everything is as it was' : ''}`,
    ...(first ? [differing(first)] : []),
    `Answers ${answers}${answers === end.answers ? '' : `, not ${end.answers}`}`,
    `Ledger  ${ledger}${ledger === end.ledger ? '' : `, not ${end.ledger}`}`,
  ]
}

function differing({ number, call, status, code }: Other): string {
  const now = [status, code].filter(Boolean).join(' ')
  const at = new Date(call.at).toISOString()
  return `Request ${number} is the first that is answered otherwise: ${call.method} ${call.path} at ${at}, ${call.status} then, ${now} now`
}
