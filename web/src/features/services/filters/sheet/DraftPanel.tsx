import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ServicePageDto } from '#api/generated-public.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { cleared, isFiltered, showLabel } from '../../search/service-filters.ts';
import { currentDraft, type Draft } from '../draft/draft-store.ts';
import { asDraft, draft as keep, isPending } from '../draft/drafted.ts';
import { DraftGroups } from '../draft/DraftGroups.tsx';
import { fieldOf, firstMistake, goOn, unfinished } from '../draft/form-fields.ts';
import type { Mistakes } from '../draft/mistakes.ts';
import { NothingLeft } from '../draft/NothingLeft.tsx';
import { isUnknownZip } from '../draft/useDraftCount.ts';
import { useDraftList } from '../draft/useDraftList.ts';
import type { FilterPanelProps } from '../FilterPanel.tsx';
import { Foot } from './sheet-look.ts';
import { closeSheet } from './sheet-visit.ts';
import { wasTypedIn } from './typed-ahead.ts';
import { useSheetVisit } from './useSheetVisit.ts';
import { useShowList } from './useShowList.ts';
import { useSwipeDown } from './useSwipeDown.ts';

/** The filters of the open sheet: nothing of the list changes until the button at the foot is pressed, and then all of it at once. */
export function DraftPanel({ categories, category, filters, page }: Omit<FilterPanelProps, 'onApply'>) {
  const list = { category, filters };
  const { draft, choice, next, wrong, refused, query, answer, isCounting, askNow } = useDraftList(list);
  const showList = useShowList();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  // What is wrong is told once the button was pressed, or where a draft was kept with it.
  const [told, setTold] = useState(() => Object.keys(wrong).length > 0);
  const [cut, setCut] = useState<Mistakes>({});
  const [problem, setProblem] = useState<unknown>();

  const mistakes = { ...refused, ...(told && { ...wrong, ...cut }) };
  const nothing = answer?.total === 0;
  const label = nothing ? 'No services: change the filters' : showLabel(answer?.total);

  useSheetVisit();
  useSwipeDown();
  useNews(answer, label);
  const begin = useEffectEvent(() => (firstMistake(form.current!, mistakes) ?? fieldOf(form.current!, wasTypedIn()))?.focus());
  useEffect(() => begin(), []);

  const change = (change: Draft) => {
    setCut({});
    setProblem(undefined);
    keep(change, list);
  };

  async function show(event: FormEvent) {
    event.preventDefault();
    const cut = unfinished(form.current!);
    // What is wrong is to be read with the field that gets the focus.
    flushSync(() => {
      setTold(true);
      setCut(cut);
      setProblem(undefined);
    });
    const at = firstMistake(form.current!, { ...refused, ...wrong, ...cut });
    if (at || !query) return at?.focus();
    if (nothing && !isCounting) return form.current!.querySelector<HTMLElement>('[data-ways] button')?.focus();
    if (!isPending(list, draft)) return closeSheet();
    if (busy.current) return;
    busy.current = true;
    const { data, error } = await askNow(query);
    busy.current = false;
    // Whoever has closed the sheet or changed something meanwhile has not asked for this list.
    if (!form.current || currentDraft() !== draft) return;
    if (data && data.total > 0) return showList(next);
    flushSync(() => setProblem(isUnknownZip(error) ? undefined : error));
    if (isUnknownZip(error)) fieldOf(form.current, 'zip')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void show(event)}>
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DraftGroups categories={categories} list={list} page={page} choice={choice} mistakes={mistakes} onDraft={change} />
        {(next.category || isFiltered(next.filters)) && (
          <Button
            onClick={(event) => {
              change({ ...asDraft(cleared(filters)), category: '' });
              goOn(event);
            }}
          >
            Clear All Filters
          </Button>
        )}
      </div>
      <Foot>
        {nothing && <NothingLeft answer={answer} next={next} drafted={Object.keys(draft).length > 0} onDraft={change} />}
        {problem !== undefined && <ProblemAlert problem={problem} />}
        <Button type="submit" variant={nothing ? 'outlined' : 'contained'} aria-busy={isCounting}>
          {label}
        </Button>
      </Foot>
    </form>
  );
}

/** Says what the button says, whenever another count has come. */
function useNews(answer: ServicePageDto | undefined, label: string): void {
  const told = useRef(answer?.total);
  const tell = useEffectEvent(() => announce(label));
  useEffect(() => {
    if (answer && answer.total !== told.current) tell();
    told.current = answer?.total ?? told.current;
  }, [answer]);
}
