import type { ExecutionContext } from '@nestjs/common';
import { Subject } from 'rxjs';
import type { Limits } from '../../platform/limits/limits.js';
import { PasswordHasher } from './password-hasher.js';
import { RoomInterceptor } from './room.interceptor.js';

const MOST = 10;

describe('the room for those who come with a password', () => {
  let hasher: PasswordHasher;
  let door: RoomInterceptor;
  const makeDoor = () => new RoomInterceptor(hasher, { visitor: (ip: string) => ip } as Limits);
  beforeEach(() => {
    hasher = new PasswordHasher();
    door = makeDoor();
  });
  afterEach(() => hasher.onApplicationShutdown());
  /** Somebody comes in. Answers how their request is ended. */
  const enter = (ip: string, through = door): Subject<unknown> => {
    const request = new Subject<unknown>();
    const context = { switchToHttp: () => ({ getRequest: () => ({ ip }) }) } as ExecutionContext;
    through.intercept(context, { handle: () => request }).subscribe({ error: () => undefined });
    return request;
  };

  test('one network takes no more than its part of it, and others find theirs', () => {
    for (let n = 0; n < MOST; n++) enter('one');
    expect(() => enter('one')).toThrow(expect.objectContaining({ status: 429, code: 'identity/busy' }));
    for (let n = 0; n < MOST; n++) enter('another');
  });

  test('whoever signs in and whoever registers come to the same places, through doors of their own', () => {
    const another = makeDoor();
    for (let n = 0; n < MOST; n++) enter('one', n % 2 ? door : another);
    expect(() => enter('one', another)).toThrow('Too many people are signing in');
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
