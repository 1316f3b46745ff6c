import type { ExecutionContext } from '@nestjs/common';
import { Subject } from 'rxjs';
import type { Limits } from '../../platform/limits/limits.js';
import type { PasswordHasher } from './password-hasher.js';
import { RoomInterceptor } from './room.interceptor.js';

const MOST = 10;

describe('the room for those who come with a password', () => {
  let room: RoomInterceptor;
  beforeEach(() => {
    room = new RoomInterceptor({ mustHaveRoom: () => undefined } as PasswordHasher, { visitor: (ip: string) => ip } as Limits);
  });
  /** Somebody comes in. Answers how their request is ended. */
  const enter = (ip: string): Subject<unknown> => {
    const request = new Subject<unknown>();
    const context = { switchToHttp: () => ({ getRequest: () => ({ ip }) }) } as ExecutionContext;
    room.intercept(context, { handle: () => request }).subscribe({ error: () => undefined });
    return request;
  };

  test('one network takes no more than its part of it, and others find theirs', () => {
    for (let n = 0; n < MOST; n++) enter('one');
    expect(() => enter('one')).toThrow(expect.objectContaining({ status: 429, code: 'identity/busy' }));
    for (let n = 0; n < MOST; n++) enter('another');
  });

  test.each([
    ['done', (request: Subject<unknown>) => request.complete()],
    ['refused', (request: Subject<unknown>) => request.error(new Error('wrong'))],
  ])('a place is free again when its request is %s', (_, end) => {
    const inside = Array.from({ length: MOST }, () => enter('one'));
    end(inside[3]!);
    enter('one');
    expect(() => enter('one')).toThrow('Too many people are signing in');
  });
});
