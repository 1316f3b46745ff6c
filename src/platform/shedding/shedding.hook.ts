import type { FastifyReply, FastifyRequest } from 'fastify';
import { changesSomething } from '../http/changes-something.js';
import type { Pressure } from './pressure.js';

/**
 * Refuses a change at the door, before its body is read and anything is looked up for it: the more there is to do, the more refusals there are, so each has to
 * cost little. What is read is judged by the guard.
 */
export const sheddingHook =
  (pressure: Pressure) =>
  ({ method, routeOptions }: FastifyRequest, _reply: FastifyReply, done: (refusal?: Error) => void): void => {
    if (!changesSomething({ method }) || routeOptions.config.neverShed) return done();
    try {
      pressure.mustBeBearable();
      pressure.changes.mustHaveRoom();
    } catch (refusal) {
      return done(refusal as Error);
    }
    done();
  };
