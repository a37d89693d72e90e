// Tests of the mock may import anything: they use its entry points.
const MOCK_TESTS = '(\\.test|/testing)\\.ts$'

// From the lowest to the highest; the files next to the folders compose them.
const KERNEL_LAYERS = ['validation', 'tables', 'money', 'world', 'http', 'recording', 'storage']

/** Architecture rules: which module may import which. Each has a violation in tests/architecture that must be reported. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'sdk-imports-no-other-package',
      severity: 'error',
      from: { path: '^sdk/', pathNot: '^sdk/react-query/.*\\.test\\.ts$' },
      to: { path: '^(mock-server|web|contracts|tests)/' },
    },
    {
      name: 'sdk-does-not-import-its-queries',
      severity: 'error',
      from: { path: '^sdk/src/' },
      to: { path: '^sdk/react-query/' },
    },
    {
      name: 'mock-server-imports-only-the-sdk',
      severity: 'error',
      from: { path: '^mock-server/' },
      to: { path: '^(web|contracts|tests)/' },
    },
    {
      name: 'web-ships-without-the-mock',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/main\\.tsx$', '^web/src/testing/', '\\.test\\.tsx?$'] },
      to: { path: '^mock-server/' },
    },
    {
      name: 'node-adapter-is-for-servers-and-tests',
      severity: 'error',
      from: { pathNot: ['^mock-server/', '^web/serve/', '^tests/', '^contracts/', '^pack/'] },
      to: { path: '^mock-server/src/adapters/node\\.ts$' },
    },
    {
      name: 'web-is-not-imported',
      severity: 'error',
      from: { pathNot: '^web/' },
      // The benchmark measures the build with the web's own function.
      to: { path: '^web/', pathNot: '^web/serve/bundle-sizes\\.ts$' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-layers-point-down',
      severity: 'error',
      from: { path: '^web/src/(ui|api|i18n|lib)/' },
      to: { path: '^web/src/(shared|features|app)/' },
    },
    {
      name: 'shared-does-not-import-features',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'api-does-not-import-ui',
      severity: 'error',
      from: { path: '^web/src/api/' },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'ui-does-not-import-api',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^(web/src/api|sdk)/' },
    },
    {
      name: 'features-do-not-import-the-app',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'only-ui-imports-base-ui',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/ui/' },
      to: { path: 'node_modules/@base-ui/' },
    },
    {
      name: 'services-do-not-import-http',
      severity: 'error',
      from: { path: '^mock-server/.*\\.(service|model)\\.ts$' },
      to: { path: ['\\.handlers\\.ts$', '^mock-server/src/kernel/http/http\\.ts$', 'node_modules/(msw|openapi-msw)/'] },
    },
    {
      name: 'mock-imports-only-the-entry-of-simulators',
      severity: 'error',
      from: { path: '^mock-server/src/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/simulators/', pathNot: '^mock-server/simulators/simulators\\.ts$' },
    },
    {
      name: 'simulators-do-not-import-each-other',
      severity: 'error',
      from: { path: '^mock-server/simulators/([^/]+)/' },
      to: { path: '^mock-server/simulators/[^/]+/', pathNot: '^mock-server/simulators/($1|shared)/' },
    },
    {
      name: 'clients-import-only-types-of-rules',
      severity: 'error',
      from: { path: '^mock-server/simulators/[^/]+/client/' },
      to: { path: '^mock-server/simulators/[^/]+/rules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-do-not-import-clients',
      severity: 'error',
      from: { path: '^mock-server/simulators/[^/]+/rules/' },
      to: { path: ['^mock-server/simulators/([^/]+/client|shared)/', 'node_modules/(preact|@preact)/'] },
    },
    {
      name: 'kernel-imports-only-itself',
      severity: 'error',
      from: { path: '^mock-server/src/kernel/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/', pathNot: '^mock-server/src/kernel/' },
    },
    ...KERNEL_LAYERS.map((layer, index) => ({
      name: `kernel-${layer}-imports-no-higher-layer`,
      severity: 'error',
      from: { path: `^mock-server/src/kernel/${layer}/`, pathNot: MOCK_TESTS },
      to: {
        path: '^mock-server/src/kernel/',
        pathNot: `^mock-server/src/kernel/(${KERNEL_LAYERS.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'mock-layers-point-down',
      severity: 'error',
      from: { path: '^mock-server/(src/domains|simulators)/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/(?!src/(kernel|domains|catalogue|art)/)', pathNot: '^mock-server/$1/' },
    },
    {
      name: 'art-imports-only-randomness',
      severity: 'error',
      from: { path: '^mock-server/src/art/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(art/|kernel/world/random\\.ts$)' },
    },
    {
      name: 'scenarios-are-composed-of-histories',
      severity: 'error',
      from: { path: '^mock-server/src/(histories/|gateway\\.ts)', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/src/scenarios/' },
    },
    {
      name: 'only-adapters-import-adapters',
      severity: 'error',
      from: { path: '^mock-server/src/(?!adapters/|property-tests/)', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/src/adapters/' },
    },
    {
      name: 'domains-import-only-services-of-each-other',
      severity: 'error',
      from: { path: '^mock-server/src/domains/([^/]+)/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/src/domains/(?!$1/)', pathNot: '\\.service\\.ts$' },
    },
    {
      name: 'domains-import-only-types-of-each-other',
      severity: 'error',
      from: { path: '^mock-server/src/domains/([^/]+)/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/src/domains/(?!$1/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-adapters-import-node',
      severity: 'error',
      from: { path: '^mock-server/(src|simulators)/', pathNot: ['^mock-server/src/adapters/', MOCK_TESTS] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'independent-server-imports-no-package',
      severity: 'error',
      from: { path: '^tests/wire/independent-server/' },
      to: { path: '^(sdk|mock-server|web|contracts|tests)/', pathNot: '^tests/wire/independent-server/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-demo|pacts)/' },
    // Without these two, workspace packages do not resolve to their folders and the rules between packages never match.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
}
