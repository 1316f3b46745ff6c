import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '#ui/format/labels.ts';
import type { ManagedServicePageDto } from '../api.ts';
import { type FoundServices, hrefOf } from '../found-services.ts';
import { type Choice, type Chosen, NONE } from './choice.ts';
import { Tick } from './Tick.tsx';

interface Props {
  page: ManagedServicePageDto;
  found: FoundServices;
  chosen: Chosen;
  onChoose: (choice: Choice) => void;
  /** What they are to be. */
  onSwitch: (active: boolean) => void;
}

/** Chooses all of the page, or all that match, and says what can be done to them. */
export function BulkBar({ page: { items, total }, found, chosen, onChoose, onSwitch }: Props) {
  const whole = chosen.ids.length === items.length;
  const at = hrefOf(found);
  const choosePage = (on: boolean) => onChoose(on ? { at, ids: items.map(({ id }) => id), all: false } : NONE);
  return (
    <Stack
      role="group"
      aria-label="Chosen services"
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
            {chosen.all ? `All ${counted(chosen.total, 'service')} chosen` : `${counted(chosen.total, 'service')} chosen`}
          </Typography>
          {whole && !chosen.all && total > items.length && (
            <Button size="small" onClick={() => onChoose({ at, ids: [], all: true })}>
              {`Select all ${counted(total, 'service')} that match`}
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
