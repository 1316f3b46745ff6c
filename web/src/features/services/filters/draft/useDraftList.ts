import { usePlace } from '#shared/place/place.ts';
import { queryOf } from '../../search/query-of.ts';
import { zipOf } from '../../search/where.ts';
import { useDraft } from './draft-store.ts';
import { choiceOf, type List, listOf, mistakesOf } from './drafted.ts';
import { UNKNOWN_ZIP } from './form-fields.ts';
import type { Mistakes } from './mistakes.ts';
import { useDraftCount } from './useDraftCount.ts';

/** The list that is drafted over another, with what the server says of it. */
export function useDraftList(list: List) {
  const here = usePlace();
  const draft = useDraft();
  const choice = choiceOf(list, draft);
  const next = listOf(choice, list);
  const wrong = mistakesOf(choice);
  const query = Object.keys(wrong).length > 0 ? null : queryOf(next.filters, next.category, zipOf(next.filters, here));
  const { unknownZip, ...counted } = useDraftCount(query);
  const refused: Mistakes = unknownZip !== undefined && unknownZip === query?.zip ? { zip: UNKNOWN_ZIP } : {};
  return { draft, choice, next, wrong, refused, query, ...counted };
}
