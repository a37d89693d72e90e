/** The rooms of the house, each a folder at its top, in which the laws hold. */
export const rooms = ['openapi', 'sdk', 'mock-server', 'web', 'contracts', 'tests', 'docs', 'pack'] as const
