import { defineDomain } from '../../kernel/world/domain.ts'
import { rebatesHandlers } from './rebates.handlers.ts'
import { rebatesService } from './rebates.service.ts'

export const rebates = defineDomain({
  name: 'rebates',
  services: {
    rebates: rebatesService,
  },
  handlers: rebatesHandlers,
})
