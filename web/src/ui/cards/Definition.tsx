import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import InfoOutlined from 'virtual:icon/outline-info';

/** Long enough to read on a screen without a pointer. */
const READING_MS = 12_000;

/** It lies over other figures, which must not shine through. */
const BUBBLE = { p: 1.25, bgcolor: 'text.primary', color: 'background.paper', fontSize: '.8125rem', lineHeight: 1.45 };

interface Props {
  /** The figure's name. */
  of: string;
  /** What it counts, in one or two sentences. */
  children: string;
}

/** A mark that says what a figure counts to who points at it, taps it or comes to it by keyboard. */
export function Definition({ of, children }: Props) {
  return (
    <Tooltip
      title={children}
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={READING_MS}
      slotProps={{ tooltip: { sx: BUBBLE }, arrow: { sx: { color: 'text.primary' } } }}
    >
      <IconButton size="small" aria-label={`What is ${of}?`} sx={{ color: 'text.secondary', '& svg': { fontSize: 18 } }}>
        <InfoOutlined />
      </IconButton>
    </Tooltip>
  );
}
