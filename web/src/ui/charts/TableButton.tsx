import Button from '@mui/material/Button';

interface Props {
  /** Of the chart. */
  title: string;
  /** The table is on show. */
  pressed: boolean;
  onPress: () => void;
}

/** Shows the table behind a chart, and the chart again. */
export function TableButton({ title, pressed, onPress }: Props) {
  return (
    <Button size="small" sx={{ ml: 'auto' }} aria-pressed={pressed} aria-label={`${title} as a table`} onClick={onPress}>
      Table
    </Button>
  );
}
