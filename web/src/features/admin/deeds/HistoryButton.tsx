import IconButton from '@mui/material/IconButton';
import History from 'virtual:icon/baseline-history';

export function HistoryButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <IconButton aria-label={`History of ${name}`} color="inherit" onClick={onOpen}>
      <History fontSize="small" />
    </IconButton>
  );
}
