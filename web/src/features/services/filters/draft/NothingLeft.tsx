import type { ServicePageDto } from '#api/generated-public.ts';
import { usePlace } from '#shared/place/place.ts';
import { BadgeButton, Badges } from '#ui/buttons/BadgeLink.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { LEAVING_OUT } from '../../search/leaving-out.ts';
import { type Draft, keepDraft } from './draft-store.ts';
import { asDraft, type List } from './drafted.ts';
import { goOn } from './form-fields.ts';

interface NothingLeftProps {
  answer: ServicePageDto;
  next: List;
  drafted: boolean;
  onDraft: (change: Draft) => void;
}

/** The ways out of a draft that leaves nothing: each without one of its parts, and all of it back. */
export function NothingLeft({ answer: { near, search }, next: { filters }, drafted, onDraft }: NothingLeftProps) {
  const here = usePlace();
  const ways = near.map(({ leftOut, total }) => {
    const { label, change, pathname } = LEAVING_OUT[leftOut]({ search, filters, here });
    const draft = { ...asDraft(change), ...(pathname && { category: '' }) };
    return { label: `${label} (${grouped(total)})`, take: () => onDraft(draft) };
  });
  if (drafted) ways.push({ label: 'Undo the changes', take: () => keepDraft({}) });
  if (ways.length === 0) return null;
  return (
    <Badges aria-label="Ways to put things back" data-ways>
      {ways.map(({ label, take }) => (
        <li key={label}>
          <BadgeButton
            type="button"
            onClick={(event) => {
              take();
              goOn(event);
            }}
          >
            {label}
          </BadgeButton>
        </li>
      ))}
    </Badges>
  );
}
