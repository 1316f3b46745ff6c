import Button from '@mui/material/Button';

interface Props {
  of: { serviceTitle: string; customerName: string };
  onPress: () => void;
}

/** What happened to a booking, step by step. */
export function TimelineButton({ of: { serviceTitle, customerName }, onPress }: Props) {
  return (
    <Button size="small" variant="outlined" aria-label={`Timeline of ${serviceTitle} for ${customerName}`} onClick={onPress}>
      Timeline
    </Button>
  );
}
