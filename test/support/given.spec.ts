import { NotFound, Rejected } from '../../src/platform/errors.js';
import type { Decider } from '../../src/platform/events/decider.js';
import { type Event, eventOf } from '../../src/platform/events/event.js';
import { given } from './given.js';

type Opened = Event<'DoorOpened', { by: string }>;
type Closed = Event<'DoorClosed', { by: string }>;
type DoorEvent = Opened | Closed;
const event = eventOf<DoorEvent>();

const Door: Decider<{ open: boolean }, DoorEvent> = {
  category: 'door',
  initial: { open: false },
  evolve: { DoorOpened: () => ({ open: true }), DoorClosed: () => ({ open: false }) },
};
const opened: Opened = event('DoorOpened', { by: 'Ann' });
const open = (door: { open: boolean }): DoorEvent[] => (door.open ? [] : [opened]);
const locked = (): DoorEvent[] => {
  throw new Rejected('door/locked', 'The door is locked.', { until: 'noon' });
};
const absent = (): DoorEvent[] => {
  throw new NotFound('door');
};

describe('a specification of a decision', () => {
  test('accepts what is so', () => {
    given(Door).when(open).then(opened);
    given(Door, opened).when(open).thenNothing();
    given(Door).when(locked).thenRejected('door/locked', { until: 'noon' });
    given(Door).when(absent).thenNotFound();
  });

  test.each<[string, () => void]>([
    [
      'another event',
      () =>
        given(Door)
          .when(open)
          .then(event('DoorClosed', { by: 'Ann' })),
    ],
    [
      'another fact in the event',
      () =>
        given(Door)
          .when(open)
          .then(event('DoorOpened', { by: 'Bob' })),
    ],
    ['no event where one is expected', () => given(Door, opened).when(open).then(opened)],
    ['an event where none is expected', () => given(Door).when(open).thenNothing()],
    ['events where a refusal is expected', () => given(Door).when(open).thenRejected('door/locked')],
    ['another code', () => given(Door).when(locked).thenRejected('door/stuck')],
    ['other details', () => given(Door).when(locked).thenRejected('door/locked', { until: 'dusk' })],
    ['a rejection where nothing should be found', () => given(Door).when(locked).thenNotFound()],
    [
      'a decision that changes the state it was given',
      () =>
        given(Door)
          .when((door) => {
            (door as { open: boolean }).open = true;
            return [];
          })
          .thenNothing(),
    ],
  ])('refuses %s', (_, specification) => {
    expect(specification).toThrow();
    Door.initial.open = false;
  });
});
