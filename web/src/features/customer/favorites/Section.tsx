import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CardGrid } from '#ui/cards/CardGrid.tsx';

/** One kind of favorites, as cards side by side. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <CardGrid>{children}</CardGrid>
    </section>
  );
}
