import { useNavigate } from 'react-router-dom';
import { keepDraft } from '../draft/draft-store.ts';
import { firstPageOf, type List } from '../draft/drafted.ts';
import { closeSheet, FOUND_ID, isOnSheetVisit } from './sheet-visit.ts';

/** Goes to the list that was drafted: one step that Back undoes, also from the sheet, whose visit it takes the place of. Reading goes on at the count. */
export function useShowList(): (list: List) => Promise<void> {
  const navigate = useNavigate();
  return async (list) => {
    // Drawn at once: a category's page gives the focus to its title first.
    await navigate(firstPageOf(list), { replace: isOnSheetVisit(), preventScrollReset: true, flushSync: true });
    keepDraft({});
    closeSheet();
    document.getElementById(FOUND_ID)?.focus();
  };
}
