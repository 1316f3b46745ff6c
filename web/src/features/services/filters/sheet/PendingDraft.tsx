import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { useDraft } from '../draft/draft-store.ts';
import type { DraftNoticeProps } from './DraftNotice.tsx';

const DraftNotice = lazyPart(
  async () => (await import('./drafting.ts')).DraftNotice,
  () => null,
);

/** What is drafted and not applied, if anything is. */
export function PendingDraft(list: DraftNoticeProps) {
  return Object.keys(useDraft()).length > 0 && <DraftNotice {...list} />;
}
