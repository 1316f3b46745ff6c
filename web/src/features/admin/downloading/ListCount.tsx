import Typography from '@mui/material/Typography';
import { counted } from '#ui/format/labels.ts';
import { grouped } from '#ui/format/numbers.ts';

export interface Counted {
  of: { total: number; more: boolean };
  /** How many there are, where that is counted anyway. */
  exactly?: number | undefined;
  noun: string;
  search?: string;
}

/** How many a list has found. It does not go on for ever: beyond what it lists, others are reached by narrowing it. */
export function ListCount({ of: { total, more }, exactly, noun, search }: Counted) {
  return (
    <Typography role="status" color="textSecondary">
      {more && exactly === undefined && 'More than '}
      {counted(more ? (exactly ?? total) : total, noun)}
      {search && ` found for “${search}”`}
      {more && `. The first ${grouped(total)} are listed: search or filter to reach the others.`}
    </Typography>
  );
}
