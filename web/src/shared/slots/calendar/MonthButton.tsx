import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

/** Leads to the month beside. At the end of what can be booked it stays a button that has the focus, or a keyboard would have to begin again. */
export function MonthButton({ disabled = false, onClick, ownerState, ...button }: IconButtonProps & { ownerState?: unknown }) {
  return <IconButton {...button} aria-disabled={disabled} onClick={disabled ? undefined : onClick} sx={disabled ? OVER : undefined} />;
}

const OVER = { color: 'action.disabled', cursor: 'default', '&:hover': { backgroundColor: 'transparent' } };
