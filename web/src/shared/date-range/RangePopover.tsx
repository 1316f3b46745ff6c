import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { type ReactNode, useId, useState } from 'react';
import { todayIn } from '#ui/format/days.ts';
import { SmallTitle } from '#ui/page/text.ts';
import { type DateRange } from './date-range.ts';
import { DateRangeForm } from './DateRangeForm.tsx';

interface Props {
  label: string;
  icon: ReactNode;
  /** What the form in it asks for. */
  title: string;
  submitLabel: string;
  initial: DateRange;
  /** IANA zone of the provider. */
  timeZone: string;
  busy?: boolean;
  /** Closes when it is done. */
  onChosen: (range: DateRange) => Promise<void> | void;
}

/** A button that unfolds the choice of a range. */
export function RangePopover({ label, icon, title, submitLabel, initial, timeZone, busy, onChosen }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  async function choose(range: DateRange) {
    await onChosen(range);
    setAnchor(null);
  }

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={icon}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { mt: 1, p: 2.5, width: 400 } } }}
      >
        <SmallTitle as="h2" id={id}>
          {title}
        </SmallTitle>
        <DateRangeForm
          initial={initial}
          today={todayIn(timeZone)}
          submitLabel={submitLabel}
          busy={busy}
          onChosen={(range) => void choose(range)}
        />
      </Popover>
    </>
  );
}
