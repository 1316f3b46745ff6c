import { randomUUID } from 'node:crypto';
import { OPERATIONS, resolved, type Schema } from '../../http/fuzz/api.js';

/** A text that a write takes: `POST /api/v1/bookings street`. */
export type TextField = string;

/** What nobody is ever shown: what proves who somebody is, who they say they are when they prove it, and where a mail is to lead back to. */
const NEVER_SHOWN = /^(password|currentPassword|newPassword|code|token|returnTo)$/;
const ONLY_LOOKED_UP: readonly TextField[] = ['POST /api/v1/auth/sign-in email', 'POST /api/v1/auth/verify-email-code email'];

const fieldOf = (route: string, name: string): TextField => `${route} ${name}`;

interface Write {
  readonly method: string;
  readonly path: string;
  /** Names of its texts, as the problems of a refused body spell them. */
  readonly texts: readonly string[];
}

/** Every write of the API that takes a text which others, or oneself, could be shown: a new one is among them. */
export const WRITES: readonly Write[] = OPERATIONS.flatMap(({ route, body }) => {
  const [method, path] = route.split(' ') as [string, string];
  const texts = (body ? textsIn(body) : []).filter((name) => !NEVER_SHOWN.test(name) && !ONLY_LOOKED_UP.includes(fieldOf(route, name)));
  return texts.length > 0 ? [{ method, path, texts }] : [];
});

export const fieldsOf = ({ method, path, texts }: Write): TextField[] => texts.map((name) => fieldOf(`${method} ${path}`, name));

/** Any of its addresses. */
export const addressOf = ({ path }: Write): string => path.replace(':date', '2031-12-24').replaceAll(/:\w+/g, () => randomUUID());

/** The write that an address belongs to. */
export const writeAt = (method: string, address: string): Write | undefined =>
  WRITES.find((write) => write.method === method && new RegExp(`^${write.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address));

function textsIn(schema: Schema, name = ''): string[] {
  const { type, properties, items } = resolved(schema);
  if (properties) return Object.entries(properties).flatMap(([key, each]) => textsIn(each, name ? `${name}.${key}` : key));
  if (items) return textsIn(items, `${name}.0`);
  return type === 'string' ? [name] : [];
}

/** A body in which each of the texts is this one. */
export function bodyOf({ texts }: Write, text: string): object {
  const body: Record<string, unknown> = {};
  for (const name of texts) {
    const keys = name.split('.');
    const last = keys.pop()!;
    const isList = (at: number) => /^\d+$/.test(keys[at + 1] ?? last);
    const place = keys.reduce((inner, key, at) => (inner[key] ??= isList(at) ? [] : {}) as Record<string, unknown>, body);
    place[last] = text;
  }
  return body;
}
