import Typography from '@mui/material/Typography';
import { counted } from '#ui/format/labels.ts';
import { grouped } from '#ui/format/numbers.ts';

export interface Counted {
  of: { total: number; more: boolean };
  noun: string;
  search?: string;
}

/** How many a list has found. It does not go on for ever: beyond what it lists, others are reached by narrowing it. */
export function ListCount({ of: { total, more }, noun, search }: Counted) {
  return (
    <Typography role="status" color="textSecondary">
      {more && 'More than '}
      {counted(total, noun)}
      {search && ` found for “${search}”`}
      {more && `. The first ${grouped(total)} are listed: search or filter to reach the others.`}
    </Typography>
  );
}
