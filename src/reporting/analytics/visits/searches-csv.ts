import { csv } from '../../../platform/csv.js';
import type { SearchesDto } from './searches.dto.js';

/** A text a line; what was not found comes first. */
export const searchesCsv = ({ notFound, found }: SearchesDto): string =>
  csv(
    ['Searched for', 'Visitors', 'Found'],
    [...notFound.map(({ text, visitors }) => [text, visitors, 'no']), ...found.map(({ text, visitors }) => [text, visitors, 'yes'])],
  );
