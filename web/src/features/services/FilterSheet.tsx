import TuneIcon from '@mui/icons-material/Tune';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { activeFilters } from './active-filters.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

/** The filter panel of small screens, from below; each change shows at once how many services it leaves. */
export function FilterSheet({ total, ...panel }: FilterPanelProps & { total: number | undefined }) {
  const [open, setOpen] = useState(false);
  const title = useId();
  const count = activeFilters(panel.filters).length;
  return (
    <>
      <Badge badgeContent={count} color="primary" sx={{ display: { md: 'none' } }}>
        <Button variant="outlined" startIcon={<TuneIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Filters
        </Button>
      </Badge>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-labelledby': title, role: 'dialog', sx: { maxHeight: '88dvh', borderRadius: '16px 16px 0 0' } } }}
      >
        <Box sx={{ px: 2.5, pt: 2.5, overflow: 'auto' }}>
          <Typography id={title} variant="h2" sx={{ mb: 2 }}>
            Filters
          </Typography>
          <FilterPanel {...panel} />
        </Box>
        <Box sx={{ p: 2.5, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="contained" fullWidth onClick={() => setOpen(false)}>
            {showLabel(total)}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}

function showLabel(total: number | undefined): string {
  if (total === undefined) return 'Show services';
  return `Show ${total.toLocaleString('en-US')} ${total === 1 ? 'service' : 'services'}`;
}
