import { invalidField, Refusal } from './refusal.ts'

/** Names that every object knows: whoever sends one as a field means no field of ours. */
const FOREIGN = ['__proto__', 'constructor', 'prototype']

function refuseForeign(name: string, value: unknown) {
  if (FOREIGN.includes(name)) throw invalidField(name, 'is not a name that is known here')
  if (value === Infinity || value === -Infinity) throw invalidField(name, 'is not a finite number')
  return value
}

/** Reads JSON that somebody sent. Numbers too large to be any, and names that no field has, are refused like what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, refuseForeign)
  } catch (error) {
    throw error instanceof Refusal ? error : invalidField('body', 'is not JSON')
  }
}
