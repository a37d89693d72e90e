import type { Interaction } from '../pact-file.ts'
import type { BrokenInteraction, Verification } from '../verify/verification.ts'
import { type BrokerClient, BrokerError, type Resource } from './broker-client.ts'
import type { ApplicationVersion } from './git-version.ts'

const PROVIDER = 'gaming-gateway'

export type Selection = {
  /** Consumer version selectors, as the broker documents them. */
  selectors: readonly object[]
  branch: string
  /** Work in progress since this day, `YYYY-MM-DD`, is verified as well. */
  wipSince: string
}

type Notice = { when: string; text: string }
/** A pact that the broker has selected. The failure of a pending one does not count. */
export type SelectedPact = {
  name: string
  isPending: boolean
  isWip: boolean
  notices: Notice[]
  content: Resource & { interactions: (Interaction & { _id?: string })[] }
}

type Selected = Resource & {
  verificationProperties?: { pending?: boolean; wip?: boolean; notices?: Notice[] }
}

/** Asks the broker which pacts this version of the gateway must satisfy, and reads them. */
export async function selectPacts(
  broker: BrokerClient,
  { selectors, branch, wipSince }: Selection,
): Promise<SelectedPact[]> {
  const list = await broker.send(broker.linkTo('pb:provider-pacts-for-verification', { provider: PROVIDER }), {
    method: 'POST',
    body: {
      consumerVersionSelectors: selectors,
      providerVersionBranch: branch,
      includePendingStatus: true,
      includeWipPactsSince: wipSince,
    },
  })
  const selected = (list._embedded?.['pacts'] ?? []) as Selected[]
  return Promise.all(selected.map((one) => readSelected(broker, one)))
}

async function readSelected(broker: BrokerClient, { _links, verificationProperties }: Selected): Promise<SelectedPact> {
  const { href = '', name = 'a pact' } = (_links?.['self'] ?? {}) as { href?: string; name?: string }
  const content = await broker.send(href)
  if (!Array.isArray(content['interactions'])) throw new BrokerError(`The broker’s ${name} has no interactions`)
  const { pending = false, wip = false, notices = [] } = verificationProperties ?? {}
  return { name, isPending: pending, isWip: wip, notices, content: content as SelectedPact['content'] }
}

export type PactResult = { verification: Verification; isSuccess: boolean; isDesignedCounted: boolean }

/**
 * Publishes the result of one pact. The pact core would publish a failure if a pending interaction differs, and cannot leave interactions out.
 */
export async function publishResult(
  broker: BrokerClient,
  { content, name }: SelectedPact,
  { result, application }: { result: PactResult; application: ApplicationVersion },
): Promise<void> {
  const href = content._links?.['pb:publish-verification-results']?.href
  if (href === undefined) throw new BrokerError(`The broker’s ${name} has no link to publish results`)
  const { version, branch, buildUrl } = application
  const ofVersion = { pacticipant: PROVIDER, branch, version }
  await broker.send(broker.linkTo('pb:pacticipant-branch-version', ofVersion), { method: 'PUT', body: {} })
  await broker.send(href, {
    method: 'POST',
    body: {
      success: result.isSuccess,
      providerApplicationVersion: version,
      buildUrl,
      verifiedBy: { implementation: 'longan verify', version: '1' },
      testResults: toTestResults(content.interactions, result),
    },
  })
}

function toTestResults(interactions: SelectedPact['content']['interactions'], result: PactResult) {
  const { known, designed, skipped } = result.verification
  const broken = new Map(
    [...known.broken, ...(result.isDesignedCounted ? designed.broken : [])].map((one) => [one.interaction, one]),
  )
  const isTried = ({ description, pending }: Interaction) =>
    !skipped.includes(description) && (!pending || result.isDesignedCounted)
  return interactions
    .filter(isTried)
    .map(({ _id, description }) => toTestResult(broken.get(description), { _id, description }))
}

const toTestResult = (
  broken: BrokenInteraction | undefined,
  { _id: interactionId, description: interactionDescription }: { _id?: string | undefined; description: string },
) => ({
  interactionId,
  interactionDescription,
  success: broken === undefined,
  ...(broken && { mismatches: broken.reasons.map((description) => ({ description })) }),
})
