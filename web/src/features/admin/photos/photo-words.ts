import type { ModeratedPhotoDto, PhotoDecision } from './api.ts';

interface Words {
  /** The action itself, as a verb. */
  label: string;
  /** What follows from it. */
  consequence: string;
  /** Who reads the reason. */
  hint: string;
  done: string;
  doneText: string;
}

export const WORDS: Readonly<Record<PhotoDecision['action'], Words>> = {
  hide: {
    label: 'Hide photo',
    consequence: 'Nobody but the provider will see it, who can remove it but not show it. You can bring it back.',
    hint: 'The provider will read it.',
    done: 'Photo hidden',
    doneText: 'Visitors no longer see it, and the provider is told why.',
  },
  keep: {
    label: 'Keep photo',
    consequence: 'The photo stays as it is, and its reports will be closed.',
    hint: 'It is kept with the decision.',
    done: 'Photo kept',
    doneText: 'It stays, and its reports are closed.',
  },
  show: {
    label: 'Show again',
    consequence: 'Everybody will see the photo again.',
    hint: 'The provider will read it.',
    done: 'Photo shown again',
    doneText: 'Everybody sees it, and the provider is told.',
  },
};

/** What a photo is called where it is not seen. */
export const nameOf = ({ caption, vendor }: Pick<ModeratedPhotoDto, 'caption' | 'vendor'>): string =>
  `${caption ?? 'Photo without a caption'}, by ${vendor.businessName}`;
