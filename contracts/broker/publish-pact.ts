import { readFileSync } from 'node:fs'
import { pactFile, type PactFile } from '../pact-file.ts'
import { connectToBroker } from './broker-client.ts'
import { readGitVersion } from './git-version.ts'

type Party = { name: string }
type Parties = PactFile & { consumer: Party; provider: Party }
type Notice = { type?: string; text?: string }

/** Publishes the committed pact with the branch and the commit of git. Returns lines for the console. Throws a `BrokerError`. */
export async function publishPact(address: string, file: URL | string = pactFile): Promise<string[]> {
  const { version, branch, buildUrl } = readGitVersion()
  const content = readFileSync(file)
  const { consumer, provider } = JSON.parse(content.toString()) as Parties
  const broker = await connectToBroker(address)
  const result = await broker.send(broker.linkTo('pb:publish-contracts'), {
    method: 'POST',
    body: {
      pacticipantName: consumer.name,
      pacticipantVersionNumber: version,
      branch,
      buildUrl,
      contracts: [
        {
          consumerName: consumer.name,
          providerName: provider.name,
          specification: 'pact',
          contentType: 'application/json',
          content: content.toString('base64'),
        },
      ],
    },
  })
  const notices = (Array.isArray(result['notices']) ? (result['notices'] as Notice[]) : []).flatMap(({ type, text }) =>
    text !== undefined && type !== 'prompt' ? text : [],
  )
  return [`Published the pact of ${consumer.name} ${version.slice(0, 9)} (${branch}) for ${provider.name}`, ...notices]
}
