import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type CountedFilterPanelProps, FilterPanel } from './FilterPanel.tsx';

interface FilterDrawerProps extends CountedFilterPanelProps {
  open: boolean;
  onClose: () => void;
}

/** Each change shows at once how many services it leaves. */
export function FilterDrawer({ open, onClose, total, ...panel }: FilterDrawerProps) {
  const title = useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-labelledby': title, role: 'dialog', sx: { maxHeight: '88dvh', borderRadius: '16px 16px 0 0', border: 0 } },
      }}
    >
      <Box sx={{ px: 2.5, pt: 2.5, overflow: 'auto' }}>
        <Typography id={title} variant="h2" sx={{ mb: 2 }}>
          Filters
        </Typography>
        <FilterPanel {...panel} />
      </Box>
      <Box sx={{ p: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          {showLabel(total)}
        </Button>
      </Box>
    </Drawer>
  );
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Show services';
  return `Show ${total.toLocaleString('en-US')} ${total === 1 ? 'service' : 'services'}`;
}
