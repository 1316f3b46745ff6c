import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import ArrowBack from 'virtual:icon/baseline-arrow-back';
import { paths } from '#shared/paths.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';

/** A page about one service, and the way back to all of them. */
export function ServicePageFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 880 }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Button href={paths.myServices} startIcon={<ArrowBack />} size="small">
          Back to Services
        </Button>
        <PageTitle title={title} />
      </Stack>
      {children}
    </Stack>
  );
}
