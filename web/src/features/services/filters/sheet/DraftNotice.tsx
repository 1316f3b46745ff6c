import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CategoryDto } from '#api/generated-public.ts';
import { usePlace } from '#shared/place/place.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useAskServices } from '../../api.ts';
import { queryOf } from '../../search/query-of.ts';
import { EVERYWHERE, type ServiceFilters } from '../../search/service-filters.ts';
import { zipOf } from '../../search/where.ts';
import { activeFilters } from '../active-filters.ts';
import { currentDraft, keepDraft, useDraft } from '../draft/draft-store.ts';
import { choiceOf, isPending, type List, listOf, mistakesOf } from '../draft/drafted.ts';
import { UNKNOWN_ZIP } from '../draft/form-fields.ts';
import { isUnknownZip } from '../draft/useDraftCount.ts';
import { FOUND_ID, isSheetVisit, sheet, sheetButton } from './sheet-visit.ts';
import { useShowList } from './useShowList.ts';

export interface DraftNoticeProps {
  categories: readonly CategoryDto[];
  category: string | undefined;
  filters: ServiceFilters;
}

/** A sheet that was closed before its changes were applied: they wait here. */
export function DraftNotice({ categories, ...list }: DraftNoticeProps) {
  const isVisit = isSheetVisit(useLocation().state);
  const draft = useDraft();
  if (isVisit || !isPending(list, draft)) return null;
  return <Waiting categories={categories} {...list} />;
}

const SAID = 'Filters chosen, not applied';

function Waiting({ categories, ...list }: DraftNoticeProps) {
  const id = useId();
  const here = usePlace();
  const draft = useDraft();
  const ask = useAskServices();
  const showList = useShowList();
  const [unknownZip, setUnknownZip] = useState<string>();
  const choice = choiceOf(list, draft);
  const next = listOf(choice, list);
  const zip = zipOf(next.filters, here);
  const [mistake = zip && zip === unknownZip ? UNKNOWN_ZIP : undefined] = Object.values(mistakesOf(choice));

  useEffect(() => announce(SAID), []);

  const correct = () => {
    // Beside the list there is no sheet to open: there the mistake is read here.
    if (sheetButton()?.checkVisibility()) sheet()!.showPopover();
  };
  const apply = async () => {
    if (mistake) return correct();
    const { error } = await ask(queryOf(next.filters, next.category, zip), true);
    if (currentDraft() !== draft) return;
    if (!isUnknownZip(error)) return showList(next);
    setUnknownZip(zip);
    correct();
  };
  const discard = () => {
    keepDraft({});
    announce('Discarded');
    const button = sheetButton();
    (button?.checkVisibility() ? button : document.getElementById(FOUND_ID))?.focus();
  };

  return (
    <Notice role="group" aria-labelledby={id}>
      <p id={id}>
        <strong>{SAID}</strong>: {changesIn(list, next, categories).join(', ')}
      </p>
      {mistake && <p>{mistake}</p>}
      <p style={{ display: 'flex', gap: 8, marginTop: 8 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => void apply()}>
          Apply
        </Button>
        <Button size="small" color="inherit" onClick={discard}>
          Discard
        </Button>
      </p>
    </Notice>
  );
}

/** What would come and what would go, in words. */
function changesIn(now: List, next: List, categories: readonly CategoryDto[]): string[] {
  const [before, after] = [now, next].map(({ filters }) => activeFilters(filters).map(({ label }) => label)) as [string[], string[]];
  const category = next.category ? categories.find(({ slug }) => slug === next.category)?.name : 'All categories';
  return [
    ...(next.filters.zip === EVERYWHERE && now.filters.zip !== EVERYWHERE ? ['Everywhere'] : []),
    ...(next.category !== now.category && category ? [category] : []),
    ...after.filter((label) => !before.includes(label)),
    ...before.filter((label) => !after.includes(label)).map((label) => `without ${label}`),
  ];
}
