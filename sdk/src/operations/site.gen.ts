// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const siteOperations = {
  'GET /wps/system/location': { id: 'getLocation', module: 'COMM3' },
  'GET /wps/system/domainRoute': { id: 'getDomainRoute', module: 'COMM3' },
  'GET /wps/system/customerService': { id: 'listServiceChannels', module: 'COMM3', value: 'array' },
  'GET /wps/system/resources': { id: 'listDownloads', module: 'APPREWARD3', value: 'array' },
  'GET /wps/system/headIcons': { id: 'listHeadIcons', module: 'PROFPIC3', value: 'array' },
  'GET /wps/system/test/ping': { id: 'pingGateway', value: 'none' },
  'POST /wps/system/collect': { id: 'collectTelemetry', value: 'none' },
  'GET /wps/relay/WPSCORE_checkIfAppDomain': { id: 'checkAppDomain', value: 'boolean' },
  'GET /wps/relay/WPSCORE_getPixelTrack': { id: 'listPixelTracks', value: 'array' },
} satisfies Operations
