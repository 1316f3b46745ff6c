import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface BookingSectionProps {
  title: string;
  /** Of its title, where something leads to it. */
  id?: string;
  children: ReactNode;
}

export function BookingSection({ title, id: known, children }: BookingSectionProps) {
  const own = useId();
  const id = known ?? own;
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" tabIndex={known === undefined ? undefined : -1} sx={{ mb: 2, outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
