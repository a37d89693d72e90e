// What tests of the mock may import is their own affair: they come in by its doors.
const MOCK_TESTS = '(\\.test|/testing)\\.ts$'

/** Who may know whom: the laws of the house, one rule a sentence. Each is watched by a planted violation in tests/architecture. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'sdk-knows-nobody',
      severity: 'error',
      from: { path: '^sdk/' },
      to: { path: '^(mock-server|web|contracts|tests)/' },
    },
    {
      name: 'mock-server-knows-only-the-sdk',
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
      name: 'the-node-door-is-for-servers-and-tests',
      severity: 'error',
      from: { pathNot: ['^mock-server/', '^web/serve/', '^tests/', '^contracts/', '^pack/'] },
      to: { path: '^mock-server/src/adapters/node\\.ts$' },
    },
    {
      name: 'nobody-imports-the-web',
      severity: 'error',
      from: { pathNot: '^web/' },
      // The bench reads the build's sizes by the web's own ruler.
      to: { path: '^web/', pathNot: '^web/serve/weights\\.ts$' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-layers-point-down',
      severity: 'error',
      from: { path: '^web/src/(ui|api|i18n|lib)/' },
      to: { path: '^web/src/(parts|features|app)/' },
    },
    {
      name: 'parts-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'api-knows-no-ui',
      severity: 'error',
      from: { path: '^web/src/api/' },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'ui-knows-no-api',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^(web/src/api|sdk)/' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'headless-library-stays-behind-ui',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/ui/' },
      to: { path: 'node_modules/@base-ui/' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^mock-server/.*\\.(service|model)\\.ts$' },
      to: { path: ['\\.handlers\\.ts$', '^mock-server/src/kernel/http\\.ts$', 'node_modules/(msw|openapi-msw)/'] },
    },
    {
      name: 'partners-are-islands',
      severity: 'error',
      from: { path: '^mock-server/simulators/([^/]+)/' },
      to: { path: '^mock-server/simulators/[^/]+/', pathNot: '^mock-server/simulators/($1|kit)/' },
    },
    {
      name: 'a-client-knows-rules-by-type-alone',
      severity: 'error',
      from: { path: '^mock-server/simulators/[^/]+/client/' },
      to: { path: '^mock-server/simulators/[^/]+/rules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-know-no-page',
      severity: 'error',
      from: { path: '^mock-server/simulators/[^/]+/rules/' },
      to: { path: ['^mock-server/simulators/([^/]+/client|kit)/', 'node_modules/(preact|@preact)/'] },
    },
    {
      name: 'kernel-knows-only-itself',
      severity: 'error',
      from: { path: '^mock-server/src/kernel/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/', pathNot: '^mock-server/src/kernel/' },
    },
    {
      name: 'mock-floors-point-down',
      severity: 'error',
      from: { path: '^mock-server/(src/domains|partners)/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/(?!src/(kernel|domains|catalogue|art)/)', pathNot: '^mock-server/$1/' },
    },
    {
      name: 'domains-know-only-services-of-each-other',
      severity: 'error',
      from: { path: '^mock-server/src/domains/([^/]+)/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/src/domains/(?!$1/)', pathNot: '\\.service\\.ts$' },
    },
    {
      name: 'domains-know-only-types-of-each-other',
      severity: 'error',
      from: { path: '^mock-server/src/domains/([^/]+)/', pathNot: MOCK_TESTS },
      to: { path: '^mock-server/src/domains/(?!$1/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-doors-know-node',
      severity: 'error',
      from: { path: '^mock-server/(src|partners)/', pathNot: ['^mock-server/src/adapters/', MOCK_TESTS] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-second-gateway-knows-nobody',
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
    // Without these two, workspace packages do not resolve to their folders and the room rules pass in silence.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
}
