import { ShareDto } from './share.dto.js';

const FEWEST_CASES = 5;

/** Of fewer than five cases nothing is said. */
export const share = (part: number, of: number): ShareDto | null => (of < FEWEST_CASES ? null : { part, of });
