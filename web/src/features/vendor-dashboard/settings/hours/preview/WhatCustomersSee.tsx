import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { lazyPart } from '#ui/dialogs/lazy-part.tsx';
import { HoursPreviewSkeleton } from './HoursPreviewSkeleton.tsx';

const HoursPreview = lazyPart(async () => (await import('./HoursPreview.tsx')).HoursPreview, HoursPreviewSkeleton);

/** Whoever wants to know before they save. */
export function WhatCustomersSee() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" size="small" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        What customers see
      </Button>
      {open && (
        <Box id={id} sx={{ mt: 2 }}>
          <HoursPreview />
        </Box>
      )}
    </Box>
  );
}
