import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import type { Booking } from '../api.ts';
import { BookingDialog, type BookingDialogName } from '../BookingDialog.tsx';
import { BookingFacts } from '../BookingFacts.tsx';
import { ArrivalNotice } from '../notes/ArrivalNotice.tsx';
import { ClaimNotice } from '../notes/ClaimNotice.tsx';
import { ProblemNotice } from '../notes/ProblemNotice.tsx';
import { ProposalNotice } from '../notes/ProposalNotice.tsx';
import { WhatIsNext } from '../notes/WhatIsNext.tsx';
import type { Side } from '../sides.ts';
import { StatusChip } from '../StatusChip.tsx';

export type OpenDialog = (dialog: BookingDialogName) => void;

interface Props {
  booking: Booking;
  side: Side;
  /** The card's name: a list may have several of one service. */
  label: string;
  /** Who is on the other side. */
  party: ReactNode;
  price: ReactNode;
  /** What the server lets the person do. */
  actions: (openDialog: OpenDialog) => ReactNode;
  /** What changes nothing. */
  tools: (openDialog: OpenDialog) => ReactNode;
}

/** A booking with all that its reader should know and may do. */
export function BookingFrame({ booking, side, label, party, price, actions, tools }: Props) {
  const [dialog, openDialog] = useState<BookingDialogName | null>(null);
  const focus = useKeptFocus<HTMLElement>(booking);
  return (
    <Paper component="article" {...focus} tabIndex={-1} aria-label={label} sx={{ p: 2.5, '&:focus': { outline: 'none' } }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 16rem' } }}>
        <Stack spacing={1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h3" component="h2" sx={{ minWidth: 0 }}>
              {booking.service.title}
            </Typography>
            <StatusChip status={booking.status} />
          </Stack>
          {party}
          <BookingFacts booking={booking} />
          <WhatIsNext booking={booking} side={side} />
        </Stack>
        <div>{price}</div>
      </Box>
      <Stack spacing={1.5} sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <ArrivalNotice booking={booking} side={side} />
        <ProposalNotice booking={booking} side={side} />
        <ClaimNotice booking={booking} side={side} onContest={() => openDialog('contest')} />
        <ProblemNotice booking={booking} side={side} />
      </Stack>
      <Foot>
        <div>{actions(openDialog)}</div>
        <div>{tools(openDialog)}</div>
      </Foot>
      <BookingDialog name={dialog} booking={booking} side={side} onClose={() => openDialog(null)} />
    </Paper>
  );
}

/** Actions to the left, tools to the right; below each other where there is no room. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px dashed ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& > div:empty': { display: 'none' },
  // Words without a border line up with what stands above them.
  '& > div:last-of-type': { gap: 0, marginInline: -12, [theme.breakpoints.up('md')]: { marginInlineStart: 'auto' } },
}));
