/** The folders at the top of the repository to which the architecture rules apply. */
export const packages = ['openapi', 'sdk', 'mock-server', 'web', 'contracts', 'tests', 'docs', 'pack'] as const
