/** What a page needs once its filters are drafted, in one piece. */
export { DraftNotice } from './DraftNotice.tsx';
export { DraftPanel } from './DraftPanel.tsx';
export { takeTyped } from './typed-ahead.ts';
