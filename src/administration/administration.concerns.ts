import { type Concern, concerns, holding } from '../platform/live/concerns.js';
import type { BulkActionEvent } from './bulk/bulk-action.events.js';

/** The other administrators, too. */
const bulk: Concern = { audience: [holding('admin')], tags: ['BulkAction'] };

export const administrationConcerns = concerns<BulkActionEvent>({
  BulkActionStarted: bulk,
  BulkRowsDone: bulk,
  BulkActionFinished: bulk,
});
