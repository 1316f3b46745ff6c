import type { FastifyRequest } from 'fastify';
import type { AccountKeys } from '../../accounts/index.js';
import { ManualClock } from '../../platform/clock.js';
import { type Position, START } from '../../platform/events/recorded.js';
import type { Streams } from '../../platform/streams/streams.js';
import { JwtStrategy } from './jwt.strategy.js';
import type { LiveSessions } from './live-sessions.js';

const POSITION = '0000000000000007' as Position;

test.each([
  ['a position of the store', POSITION, POSITION],
  ['any other text, which would come after every position', 'zz', START],
  ['nothing', undefined, START],
])('who sends %s has seen as much as the store says', async (_, sent, seen) => {
  const asked: unknown[] = [];
  const sessions = { find: async (_id: string, { position }: { position: Position }) => void asked.push(position) };
  const streams = { position: (text: unknown) => (text === POSITION ? POSITION : undefined) };
  const strategy = new JwtStrategy(
    { accessToken: 'a key of tests' } as unknown as AccountKeys,
    sessions as unknown as LiveSessions,
    new ManualClock('2026-03-04T18:00:00.000Z'),
    streams as unknown as Streams,
  );
  const request = { headers: { 'x-min-position': sent } } as unknown as FastifyRequest;
  expect(await strategy.validate(request, { sub: 'person', sid: 'session', av: 1, exp: 4_102_444_800 })).toBe(false);
  expect(asked).toEqual([seen]);
});
