import type { Fault } from './fault.ts'

const OTHER = { account: 'vip02', token: '0d6c1f7a-0000-4c0d-a000-5ec2e7000002' }

/** Answers as if the command were carried out, and changes nothing. */
const notCarriedOut: Fault = {
  kind: 'answered, but not carried out',
  answer: async ({ request, world, act }) => {
    const before = await world.save()
    const reply = await world.fetch(request)
    if ((await world.save()) !== before) act()
    await world.restore(before)
    return reply
  },
}

/** Carries the command out twice, with another key, and answers once. */
const carriedOutTwice: Fault = {
  kind: 'carried out twice',
  answer: async ({ request, world, act }) => {
    const again = new Request(request.clone())
    again.headers.delete('idempotency-key')
    const reply = await world.fetch(request)
    const once = await world.save()
    const second = await world.fetch(again)
    if (second.ok && (await world.save()) !== once) act()
    return reply
  },
}

/** Carries the command out for another member. */
const forAnother: Fault = {
  kind: 'carried out for another member',
  answer: async ({ request, world, act }) => {
    const token = request.headers.get('authorization')
    const other = new Request(request.clone())
    const before = await world.save()
    const reply = await world.fetch(request)
    if (!token || !reply.ok || (await world.save()) === before) return reply
    await world.restore(before)
    await world.signIn(OTHER.account, OTHER.token)
    other.headers.set('authorization', OTHER.token)
    await world.fetch(other)
    act()
    return reply
  },
}

/** Does not know the idempotency key. */
const keyIgnored: Fault = {
  kind: 'idempotency key ignored',
  answer: ({ request, world, act }) => {
    if (request.headers.has('idempotency-key')) act()
    request.headers.delete('idempotency-key')
    return world.fetch(request)
  },
}

export const commandFaults = [notCarriedOut, carriedOutTwice, forAnother, keyIgnored]
