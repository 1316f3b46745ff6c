import type { AnyEvent, FieldsOf, PersonalFields } from './event.js';

/**
 * A place in the order of all events: opaque, printable, and comparable with `<` and `>` as plain text (all positions of one store have
 * the same length). What comes from outside is made one by `Streams.position` alone. `START` is before every event.
 */
export type Position = string & { readonly __position: unique symbol };
export const START = '' as Position;

export const later = (a: Position, b: Position): Position => (a > b ? a : b);

/** What the store knows about an event beside its facts. */
export interface EventMeta {
  /** When it was recorded, ISO 8601 in UTC. */
  readonly at: string;
  /** The command that caused it; its repetition is recognised by this id. */
  readonly command?: string;
  /** The user who acted; absent when the system did. */
  readonly actor?: string;
  /** The event that a reaction acted on, or that set the timer; absent for what a person has asked for. */
  readonly cause?: string;
  /** What began it all: the id of the first command, shared by everything that follows from it through reactions and timers. */
  readonly correlation?: string;
  /** The code that wrote it (`BUILD`). Events from before these three were recorded do not have them. */
  readonly build?: string;
}

/** An event as it stands in the store, upcast to its newest shape. Personal data stay sealed until somebody opens them. */
export interface Recorded<Data extends object = object> {
  readonly position: Position;
  readonly stream: string;
  /** Place in its stream, from 0. */
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly data: Data;
  readonly meta: EventMeta;
  /** Encrypted personal data, as stored; `undefined` when the event has none. */
  readonly sealed?: Sealed;
}

/** One ciphertext for one person in one event (`personal-data.ts` opens it). */
export interface Sealed {
  readonly subject: string;
  /** Names of the fields inside, so that an erased event still has its shape. */
  readonly fields: readonly string[];
  /** base64 of nonce, ciphertext and tag. */
  readonly box: string;
  /** The type under which it was stored, part of the authenticated data; differs from `type` after upcasting. */
  readonly storedType: string;
  /** Fields that former days stored in clear. They read `[erased]` with the others once the person's key is gone. */
  readonly clear?: PersonalFields;
}

/** What a projection or reaction is told about an event beside its data. */
export interface Fact<E extends AnyEvent = AnyEvent> {
  readonly position: Position;
  readonly stream: string;
  readonly version: number;
  readonly id: string;
  readonly at: string;
  readonly actor?: string;
  /** What began it all; of an event from before it was recorded, the command that led to it. */
  readonly correlation?: string;
  /** The person whose data the event carries, erased or not. */
  readonly subject: FieldsOf<E> extends PersonalFields ? string : undefined;
  /** The personal fields in clear text; each is `[erased]` once the person's key is gone. Opened on first use. */
  readonly personal: FieldsOf<E>;
}
