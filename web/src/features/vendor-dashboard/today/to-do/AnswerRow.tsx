import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import TimeIcon from 'virtual:icon/outline-hourglass-top';
import type { Booking } from '#shared/booking/api.ts';
import { BookingDialog } from '#shared/booking/BookingDialog.tsx';
import { addressLine } from '#shared/booking/BookingFacts.tsx';
import { slotLabel } from '#shared/booking/moments.ts';
import { claimWords } from '#shared/booking/notes/claim-words.ts';
import { ProposalAnswers } from '#shared/booking/notes/ProposalAnswers.tsx';
import { paths } from '#shared/paths.ts';
import { durationLabel } from '#ui/format/labels.ts';
import { Money } from '#ui/format/Money.tsx';
import { AnswerRequest } from '../../bookings/AnswerRequest.tsx';
import { answerTimeWords } from '../answer-time.ts';

/** What waits for an answer, until when, and the answers. */
export function AnswerRow({ booking, now }: { booking: Booking; now: number }) {
  const [contesting, setContesting] = useState(false);
  const { id, service, customer, priceCents, answerBy, timeZone, actions } = booking;
  return (
    <Row aria-label={`${service.title} for ${customer.fullName}`}>
      <Head>
        <Link href={paths.booking(id)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
          {service.title}
        </Link>
        <Money cents={priceCents} />
      </Head>
      {wordsOf(booking).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {answerBy && (
        <Until>
          <TimeIcon aria-hidden />
          <span>Answer {answerTimeWords(answerBy, now, timeZone)}</span>
        </Until>
      )}
      <Answers>
        <AnswerRequest booking={booking}>
          {actions.includes('accept-time') && <ProposalAnswers booking={booking} side="vendor" />}
          {actions.includes('contest') && (
            <Button variant="contained" size="small" onClick={() => setContesting(true)}>
              Contest
            </Button>
          )}
        </AnswerRequest>
      </Answers>
      <BookingDialog name={contesting ? 'contest' : null} booking={booking} side="vendor" onClose={() => setContesting(false)} />
    </Row>
  );
}

/** What the customer asks for, or says. */
function wordsOf(booking: Booking): string[] {
  const { actions, customer, proposal, durationMinutes, address, instructions } = booking;
  const words: string[] = [];
  if (actions.includes('confirm')) {
    const place = address.city ? `, ${addressLine(address)}` : '';
    words.push(`${customer.fullName} asks for ${slotLabel(booking)}, ${durationLabel(durationMinutes)}${place}.`);
    if (instructions) words.push(`“${instructions}”`);
  }
  if (proposal && actions.includes('accept-time')) {
    words.push(`${customer.fullName} proposes ${slotLabel(proposal)} instead of ${slotLabel(booking)}.`);
  }
  const said = actions.includes('contest') ? claimWords(booking, 'vendor') : null;
  return said ? [...words, said.what, said.next] : words;
}

const Row = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  paddingBlock: 12,
  overflowWrap: 'anywhere',
  '& p': { margin: 0, fontSize: '.875rem', color: theme.vars.palette.text.secondary },
}));

const Head = styled('div')({ display: 'flex', gap: 12, alignItems: 'baseline', justifyContent: 'space-between' });

const Until = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: '.875rem',
  fontWeight: 600,
  color: theme.vars.palette.warning.main,
  '& svg': { flexShrink: 0, marginTop: 1, fontSize: 18 },
}));

const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 2 });
