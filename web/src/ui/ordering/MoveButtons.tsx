import IconButton from '@mui/material/IconButton';
import type { ComponentType } from 'react';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import type { IconProps } from '#ui/icons/material-icon.tsx';

interface Way {
  label: string;
  Icon: ComponentType<IconProps>;
}

interface Props {
  /** What is moved, as it is said aloud. */
  name: string;
  /** Where it stands, of how many. */
  at: number;
  count: number;
  /** How the list runs: towards its first, and towards its last. */
  ways: readonly [Way, Way];
  onMove: (to: number) => void;
}

/** Moves one of a list by a place, and says where it stands then. At an end of the list the button keeps the focus, or a keyboard would have to begin again. */
export function MoveButtons({ name, at, count, ways, onMove }: Props) {
  return ways.map(({ label, Icon }, towardsLast) => {
    const to = towardsLast ? at + 1 : at - 1;
    const atEnd = to < 0 || to >= count;
    const move = () => {
      onMove(to);
      announce(`${name} is now ${to + 1} of ${count}`);
    };
    return (
      <IconTooltip key={label} title={label}>
        <IconButton
          color="inherit"
          aria-label={`${label}: ${name}`}
          aria-disabled={atEnd}
          onClick={atEnd ? undefined : move}
          sx={atEnd ? AT_END : undefined}
        >
          <Icon fontSize="small" />
        </IconButton>
      </IconTooltip>
    );
  });
}

const AT_END = { color: 'action.disabled', cursor: 'default', '&:hover': { backgroundColor: 'transparent' } };
