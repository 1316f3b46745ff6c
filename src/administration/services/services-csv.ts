import type { PriceType } from '../../catalog/service.events.js';
import type { Columns } from '../../platform/csv.js';
import { decimal } from '../../platform/money.js';
import type { ManagedServiceDto } from './service-management.dto.js';

const PRICES: Record<PriceType, string> = { fixed: 'Fixed', hourly: 'Per hour', starting_at: 'From' };

/** What the list shows of a service, with the whole of its description. */
export const SERVICE_COLUMNS: Columns<ManagedServiceDto> = {
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  Vendor: ({ vendor }) => vendor.businessName,
  'Vendor is public': ({ vendor }) => (vendor.isPublic ? 'Yes' : 'No'),
  Category: ({ category }) => category.name,
  'Category is active': ({ category }) => (category.isActive ? 'Yes' : 'No'),
  'Price (USD)': ({ basePriceCents }) => decimal(basePriceCents),
  'Price type': ({ priceType }) => PRICES[priceType],
  Minutes: ({ durationMinutes }) => durationMinutes,
  Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
};
