import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { PortfolioEvent } from './portfolio.events.js';

const shown = ({ vendorId }: { vendorId: string }): Concern => ({ audience: [vendorId], tags: ['WorkPhoto'] });
const atTheDesk: Concern = { audience: [holding('admin')], tags: ['WorkPhoto'] };
const moderated = (about: { vendorId: string }): readonly Concern[] => [shown(about), atTheDesk];

/** The provider's other windows show the same photos; admins see what has been reported. */
export const portfolioConcerns = concerns<PortfolioEvent>({
  WorkPhotoAdded: shown,
  WorkPhotoDescribed: shown,
  WorkPhotosArranged: shown,
  WorkPhotoRemoved: moderated,
  WorkPhotoReported: atTheDesk,
  WorkPhotoReportedByVisitor: atTheDesk,
  WorkPhotoHidden: moderated,
  WorkPhotoShown: moderated,
  WorkPhotoKept: moderated,
});
