/** Personal fields of an event: flat text, readable only while the key of their person exists. */
export type PersonalFields = Readonly<Record<string, string | null>>;

/** Personal data beside an event's facts: whose they are, and what they say. */
export interface Personal<Fields extends PersonalFields = PersonalFields> {
  /** The person (user id) under whose key the fields are encrypted, and with whom they are erased. */
  readonly subject: string;
  readonly fields: Fields;
}

/**
 * A fact of the business, in the past tense. `data` is plain JSON in clear text: ids, times (ISO strings), amounts (integer cents), states.
 * What tells who somebody is goes into `personal`, which the store encrypts under that person's key.
 */
export type Event<
  Type extends string = string,
  Data extends object = object,
  Fields extends PersonalFields | undefined = undefined,
> = Fields extends PersonalFields
  ? { readonly type: Type; readonly data: Data; readonly personal: Personal<Fields> }
  : { readonly type: Type; readonly data: Data; readonly personal?: undefined };

/** Any event at all, for code that does not care which. */
export interface AnyEvent {
  readonly type: string;
  readonly data: object;
  readonly personal?: Personal | undefined;
}

/** The member of a union of events that has this type. */
export type EventOf<E extends AnyEvent, Type extends E['type']> = Extract<E, { readonly type: Type }>;

/** The personal fields of an event; `undefined` for one that has none. */
export type FieldsOf<E extends AnyEvent> = E extends { readonly personal: Personal<infer Fields> } ? Fields : undefined;

/** What every personal field reads as, once the person's key has been destroyed. */
export const ERASED = '[erased]';

/** Builds an event: `event('BookingConfirmed', { bookingId })`, with personal data as a third argument where the type asks for it. */
export function event<const Type extends string, Data extends object>(
  type: Type,
  data: Data,
): { readonly type: Type; readonly data: Data; readonly personal?: undefined };
export function event<const Type extends string, Data extends object, Fields extends PersonalFields>(
  type: Type,
  data: Data,
  personal: Personal<Fields>,
): { readonly type: Type; readonly data: Data; readonly personal: Personal<Fields> };
export function event(type: string, data: object, personal?: Personal): AnyEvent {
  return personal ? { type, data, personal } : { type, data };
}
