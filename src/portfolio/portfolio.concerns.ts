import { type Concern, concerns } from '../platform/live/concerns.js';
import type { PortfolioEvent } from './portfolio.events.js';

const shown = ({ vendorId }: { vendorId: string }): Concern => ({ audience: [vendorId], tags: ['WorkPhoto'] });

/** The provider's other windows show the same photos. */
export const portfolioConcerns = concerns<PortfolioEvent>({
  WorkPhotoAdded: shown,
  WorkPhotoDescribed: shown,
  WorkPhotosArranged: shown,
  WorkPhotoRemoved: shown,
});
