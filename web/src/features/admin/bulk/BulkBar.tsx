import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '#ui/format/labels.ts';
import { type Choice, type Chosen, NONE } from './choice.ts';
import { Tick } from './Tick.tsx';

interface Props {
  page: { items: readonly { id: string }[]; total: number; more: boolean };
  /** The address of the list as it is. */
  at: string;
  /** "service" */
  noun: string;
  chosen: Chosen<unknown>;
  onChoose: (choice: Choice) => void;
  /** What they are to be. */
  onSwitch: (active: boolean) => void;
}

/** Chooses all of the page, or all that match, and says what can be done to them. */
export function BulkBar({ page: { items, total, more }, at, noun, chosen, onChoose, onSwitch }: Props) {
  const whole = chosen.rows.length === items.length;
  const choosePage = (on: boolean) => onChoose(on ? { at, ids: items.map(({ id }) => id), all: false } : NONE);
  return (
    <Stack
      role="group"
      aria-label={`Chosen ${noun}s`}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, columnGap: 1.5, alignItems: 'center', minHeight: 40 }}
    >
      <Typography
        component="label"
        variant="body2"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', cursor: 'pointer', minHeight: 32 }}
      >
        <Tick type="checkbox" checked={whole} onChange={({ target }) => choosePage(target.checked)} />
        Select all on this page
      </Typography>
      {chosen.total > 0 && (
        <>
          <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
            {chosen.all ? `All ${counted(chosen.total, noun)} chosen` : `${counted(chosen.total, noun)} chosen`}
          </Typography>
          {whole && !chosen.all && !more && total > items.length && (
            <Button size="small" onClick={() => onChoose({ at, ids: [], all: true })}>
              {`Select all ${counted(total, noun)} that match`}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => onSwitch(true)}>
            Activate
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => onSwitch(false)}>
            Deactivate
          </Button>
          <Button size="small" onClick={() => onChoose(NONE)}>
            Clear
          </Button>
        </>
      )}
    </Stack>
  );
}
