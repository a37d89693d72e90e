/** Which capsules are made and can be read. */
export const CAPSULE_VERSION = 1
