import { Invalid } from '../errors.js';
import type { AnyEvent, Personal } from './event.js';
import type { EventMeta, Position, Recorded, Sealed } from './recorded.js';
import { upcast, type Upcasters } from './upcast.js';

/**
 * Beside the facts, the stored JSON has this one member for personal data: `{ …data, "$personal": { subject, fields, box } }`. The subject and the
 * names of the fields stand in clear text, what they say in the box.
 */
const PERSONAL = '$personal';

/** Personal data as they are stored inside an event. */
export interface StoredPersonal {
  readonly subject: string;
  readonly fields: readonly string[];
  /** base64 of nonce, ciphertext and tag; empty when the person's key was gone already. */
  readonly box: string;
}

/** An event as the very text that is hashed and stored. */
export interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly meta: string;
}

/** A stored event with its JSON parsed. */
export interface StoredEvent {
  readonly position: Position;
  readonly stream: string;
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly meta: EventMeta;
}

/**
 * Turns an event into text, once: retries send the same bytes.
 * @param meta as JSON: it is the same for all events of an append
 * @throws Invalid when a text holds NUL or half of a surrogate pair, which Postgres could not give back
 */
export function encodeEvent(event: AnyEvent, id: string, meta: string, personal?: StoredPersonal): EncodedEvent {
  if (PERSONAL in event.data) throw new TypeError(`${event.type}: ${PERSONAL} is reserved`);
  const data = JSON.stringify(personal ? { ...event.data, [PERSONAL]: personal } : event.data);
  refuseBrokenText(data, event.data);
  return { id, type: event.type, data, meta };
}

/** The event in its newest shape, its personal data still sealed. */
export function decodeEvent(stored: StoredEvent, upcasters: Upcasters): Recorded {
  const isSealed = PERSONAL in stored.data;
  if (!isSealed && !Object.hasOwn(upcasters, stored.type)) return stored;
  const { [PERSONAL]: personal, ...facts } = stored.data as { [PERSONAL]?: StoredPersonal };
  const { type, data, personal: clear } = upcast(upcasters, { type: stored.type, data: facts });
  const recorded = { ...stored, type, data };
  const told = clear ? together(stored, personal, clear) : personal;
  return told ? { ...recorded, sealed: { ...told, storedType: stored.type } } : recorded;
}

/** One person's fields, sealed or not, so that whoever opens them sees one shape. */
function together({ type }: StoredEvent, sealed: StoredPersonal | undefined, { subject, fields }: Personal): Omit<Sealed, 'storedType'> {
  if (sealed && sealed.subject !== subject) throw new TypeError(`${type}: its upcaster gives fields of ${sealed.subject} to ${subject}`);
  return { subject, fields: [...(sealed?.fields ?? []), ...Object.keys(fields)], box: sealed?.box ?? '', clear: fields };
}

/** JSON.stringify escapes exactly the characters in question; an escaped backslash before `u0000` is harmless text. */
const BROKEN = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** @throws Invalid naming the fields that hold NUL or half of a surrogate pair */
export function refuseBrokenText(text: string, source: object): void {
  if (!text.includes('\\u') || !BROKEN.test(text)) return;
  const broken = Object.entries(source).filter(([, value]) => BROKEN.test(JSON.stringify(value) ?? ''));
  throw new Invalid(Object.fromEntries(broken.map(([field]) => [field, 'This text contains characters that cannot be stored.'])));
}
