import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import type { WorkingHoursDto } from '#api/generated.ts';
import { addressLine } from '#shared/booking/BookingFacts.tsx';
import { timeLabel, zoneLabel } from '#shared/slots/slot-words.ts';
import { durationLabel } from '#ui/format/labels.ts';
import { laneLabel } from '../../../lane-label.ts';
import { daysLabel } from '../calendar-words.ts';
import type { Block } from '../grid/blocks.ts';
import { lookOf, LOOKS } from '../grid/looks.tsx';
import { noteOn } from '../grid/open-hours.ts';
import { lanesShown } from '../lanes/lanes.ts';

interface Props {
  business: string;
  day: string;
  hours: WorkingHoursDto;
  /** Of this day. */
  blocks: readonly Block[];
}

/** A day as a plain list, which only paper shows, and of which paper shows nothing else. */
export function DayOnPaper({ business, day, hours, blocks }: Props) {
  const hasLanes = lanesShown(hours.lanes, blocks).length > 1;
  const note = noteOn(day, hours);
  return createPortal(
    <Sheet data-paper>
      <GlobalStyles styles={NOTHING_ELSE} />
      <p>{business}</p>
      <h1>{daysLabel([day])}</h1>
      <p>{[zoneLabel(hours.timeZone), note].filter(Boolean).join(' · ')}</p>
      {blocks.length === 0 ? (
        <p>Nothing booked</p>
      ) : (
        <ol>
          {blocks.toSorted(inOrder).map((block) => (
            <Entry key={`${block.booking.id}${block.proposed}`} block={block} hasLanes={hasLanes} />
          ))}
        </ol>
      )}
    </Sheet>,
    document.body,
  );
}

function Entry({ block, hasLanes }: { block: Block; hasLanes: boolean }) {
  const { booking, time, lane } = block;
  const { service, customer, address, instructions, durationMinutes } = booking;
  const look = lookOf(block);
  return (
    <li>
      <div>
        <strong>{timeLabel(time)}</strong>
        <span>{durationLabel(durationMinutes)}</span>
        {hasLanes && <span>{laneLabel(lane)}</span>}
      </div>
      <div>
        <strong>{service.title}</strong>
        {/* What is agreed needs no word. */}
        {look !== 'confirmed' && <em>{LOOKS[look].label}</em>}
        <span>{[customer.fullName, customer.phone].filter(Boolean).join(', ')}</span>
        {address.city && <span>{addressLine(address)}</span>}
        {instructions && <q>{instructions}</q>}
      </div>
    </li>
  );
}

const inOrder = (a: Block, b: Block): number => a.from - b.from || (a.lane ?? Infinity) - (b.lane ?? Infinity);

/** Paper is white, in whatever colours the screen is. */
const NOTHING_ELSE = {
  '@media print': {
    'html, body': { background: 'white !important' },
    'body > :not([data-paper])': { display: 'none !important' },
  },
} as const;

const Sheet = styled('article')({
  display: 'none',
  '@media print': { display: 'block' },
  color: 'black',
  fontSize: '11pt',
  lineHeight: 1.4,
  '& p': { margin: 0 },
  '& h1': { margin: '0 0 2pt', fontSize: '18pt', lineHeight: 1.2 },
  '& ol': { margin: '12pt 0 0', padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '6.5em minmax(0, 1fr)',
    gap: 12,
    padding: '8pt 0',
    borderTop: '1px solid gray',
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
  '& li > div > *': { display: 'block' },
  '& q': { whiteSpace: 'pre-line' },
});
