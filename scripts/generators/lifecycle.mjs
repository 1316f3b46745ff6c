import '../typescript.mjs';
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const README = 'src/booking/README.md';
const SECTION = /(?<=<!-- lifecycle: made by `npm run generate` -->\n)[^]*(?=<!-- \/lifecycle -->)/;
const WHO = { customer: 'customer', vendor: 'provider', admin: 'admin', clock: 'the clock' };

/** The README of booking, with the state diagram and the table of steps as the code has them. */
export async function bookingReadme() {
  const { LIFECYCLE } = await import('../../src/booking/lifecycle.ts');
  const { Booking } = await import('../../src/booking/booking.ts');
  const committed = readFileSync(inRoot(README), 'utf8');
  if (!SECTION.test(committed)) throw new Error(`${README} has lost the place of the lifecycle.`);
  const section = `\n${diagram(LIFECYCLE, Booking)}\n\n${table(LIFECYCLE, Booking)}\n\n`;
  return committed.replace(SECTION, () => section);
}

/** Only steps that lead into another state: what stays where it is stands in the table. */
function diagram(steps, Booking) {
  const arrows = new Map();
  for (const step of steps) {
    for (const [from, to] of moves(step, Booking)) {
      const arrow = `${from} --> ${to}`;
      arrows.set(arrow, [...new Set([...(arrows.get(arrow) ?? []), step.name])]);
    }
  }
  const lines = [...arrows].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`);
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> pending: CreateBooking',
    ...lines,
    '  completed --> [*]',
    '  cancelled --> [*]',
    '```',
  ].join('\n');
}

function table(steps, Booking) {
  const rows = steps.map((step) => {
    const to = [...new Set(moves(step, Booking).map(([, state]) => state))];
    return [
      step.name,
      step.by.map((mover) => WHO[mover]).join(' or '),
      `${step.from.join(', ')}${to.length > 0 ? ` → ${to.join(' or ')}` : ''}`,
      [step.opens && `from ${step.opens.words}`, step.closes && `until ${step.closes.map(({ words }) => words).join(' or ')}`]
        .filter(Boolean)
        .join(', '),
      step.decision ? `\`${step.decision.name}\`` : 'another module’s',
      step.events.map((type) => `\`${type}\``).join(', '),
    ];
  });
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(['Step', 'Who', 'State', 'When', 'Decision', 'Events']), line(Array(6).fill('---')), ...rows.map(line)].join('\n');
}

/** From which state into which other a step leads: as the decider says of its events. */
function moves({ from, events }, Booking) {
  return from.flatMap((status) =>
    events
      .map((type) => Booking.evolve[type]({ status, claims: [] }, {}).status)
      .filter((to) => to !== status)
      .map((to) => [status, to]),
  );
}
