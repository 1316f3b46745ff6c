import { type WorkRow, workView } from '../gallery/gallery.queries.js';
import type { HiddenWorkPhotoDto, OwnWorkPhotoDto } from './own-photos.dto.js';

/** A photo as its provider sees it: what everybody sees, and what was hidden, and why. */
export const ownWorkView = (row: WorkRow): OwnWorkPhotoDto => {
  const { before, ...work } = workView(row);
  const { hidden, explanation, decidedAt, beforeHidden, beforeExplanation, beforeDecidedAt } = row;
  return {
    ...work,
    hidden: hidden ? hiddenSince(explanation, decidedAt!) : null,
    before: before && { ...before, hidden: beforeHidden ? hiddenSince(beforeExplanation, beforeDecidedAt!) : null },
  };
};

const hiddenSince = (reason: string | null, hiddenAt: string): HiddenWorkPhotoDto => ({ reason, hiddenAt });
