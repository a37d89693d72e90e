export const packages = ['openapi', 'sdk', 'mock-server', 'web', 'contracts', 'tests', 'docs', 'pack'] as const
