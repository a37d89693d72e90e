// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const affiliatesOperations = {
  'POST /wps/agent/affiliateUrl': { id: 'createAffiliateUrl', module: 'CREATEAFF3', token: true },
  'DELETE /wps/agent/affiliateUrl': { id: 'deleteAffiliateUrl', module: 'AFFMAN3', value: 'none', token: true },
  'GET /wps/agent/affiliateUrls': { id: 'listAffiliateUrls', module: 'AFFMAN3', value: 'array', token: true },
  'POST /wps/relay/MCSFE_createAffiliateUrl': { id: 'createAffiliateUrlByRelay', module: 'CREATEAFF3', token: true },
  'GET /wps/relay/MCSFE_viewAffiliateUrls': { id: 'listAffiliateUrlsByRelay', module: 'AFFMAN3', value: 'array', token: true },
  'DELETE /wps/relay/MCSFE_deleteAffiliateUrl': { id: 'deleteAffiliateUrlByRelay', module: 'AFFMAN3', value: 'none', token: true },
  'GET /wps/agent/registeredAffiliates': { id: 'listRegisteredAffiliates', module: 'AFFMAN3', token: true },
  'GET /wps/relay/MCSFE_viewRegisteredAffiliates': { id: 'listRegisteredAffiliatesByRelay', module: 'AFFMAN3', token: true },
} satisfies Operations
