import type { Response } from 'supertest';
import type { Asked, Row, Target, Who } from './row.js';
import type { World } from './world.js';

/** Sends what a row asks for, as somebody. */
export async function ask(world: World, route: string, row: Row, who: Who, target: Target): Promise<Response> {
  const asked = (await row.ask?.(world, who, target)) ?? {};
  // Somebody else may ask in the place of who may; who may not is asked in person.
  const { authorization: _, ...headers } = asked.headers ?? {};
  return send(world, route, row.open.includes(who) ? asked : { ...asked, headers }, who);
}

export async function send({ app, members }: World, route: string, asked: Asked, who: Who): Promise<Response> {
  const [method, pattern] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asked.params?.[name] ?? 'nothing'));
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const request = app
    .http()
    [verb](path)
    .query(asked.query ?? {})
    .set(who === 'visitor' ? {} : { authorization: members[who].bearer })
    .set({ ...asked.headers });
  if (asked.text !== undefined) return request.set('content-type', 'application/json').send(asked.text);
  return asked.body ? request.send(asked.body) : request;
}

/** The status that who asks for this must read. */
export function expected({ open, answers }: Row, who: Who, target: Target): number | undefined {
  if (!open.includes(who)) return who === 'visitor' ? 401 : 403;
  const answer = answers[target];
  return typeof answer === 'function' ? answer(who) : answer;
}
