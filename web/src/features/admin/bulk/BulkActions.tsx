import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { BulkActionDto } from '#api/staff/generated-staff.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { BulkActionLine, type RowWords } from './BulkActionLine.tsx';

interface Props {
  /** The latest first. */
  actions: readonly BulkActionDto[];
  words: RowWords;
}

/** What goes on over a list, whoever has begun it, and what was the last. The ones before are one press away. */
export function BulkActions({ actions, words }: Props) {
  const [earlier, setEarlier] = useState(false);
  if (actions.length === 0) return null;
  const now = actions.filter(({ finishedAt }, index) => index === 0 || finishedAt === null);
  const shown = earlier ? actions : now;
  return (
    <Panel
      title="Bulk actions"
      action={
        actions.length > now.length && (
          <Button size="small" aria-expanded={earlier} onClick={() => setEarlier(!earlier)}>
            {earlier ? 'Hide earlier ones' : 'Show earlier ones'}
          </Button>
        )
      }
    >
      <Box component="ul" aria-label="Bulk actions" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {shown.map((action) => (
          <BulkActionLine key={action.id} action={action} words={words} />
        ))}
      </Box>
    </Panel>
  );
}
