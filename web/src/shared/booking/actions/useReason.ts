import { useFreeText } from './useFreeText.ts';

const LEAST = 10;

/** Whoever ends or decides something for others says why. */
export const useReason = () => useFreeText(LEAST, `Please give a reason of at least ${LEAST} characters.`);
