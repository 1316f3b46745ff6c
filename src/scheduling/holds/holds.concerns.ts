import { type Concern, concerns } from '../../platform/live/concerns.js';
import type { HoldsEvent } from './holds.events.js';

const ofBoth = ({ customerId, vendorId }: { readonly customerId: string; readonly vendorId: string }): Concern => ({
  audience: [customerId, vendorId],
  tags: ['Hold', 'Slots'],
});

/** Hours of the vendor's day are kept for somebody, or free again. */
export const holdConcerns = concerns<HoldsEvent>({ HoldTaken: ofBoth, HoldEnded: ofBoth });
