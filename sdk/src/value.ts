type Value<Body> = Body extends { success: true; value?: infer V } ? V : Body

/** The value inside the envelope, or the whole body of a call without one. Failures never get here. */
export async function value<Body>(call: Promise<{ data?: Body }>): Promise<Value<Body>> {
  const { data } = await call
  const wrapped = typeof data === 'object' && data !== null && 'success' in data
  return (wrapped ? (data as { value?: unknown }).value : data) as Value<Body>
}

/** For commands without a result. */
export async function done(call: Promise<unknown>): Promise<void> {
  await call
}
