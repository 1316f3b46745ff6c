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

/** A personal text as read tables keep it: `null` once its person is erased. */
export const unlessErased = (text: string | null): string | null => (text === ERASED ? null : text);

/** Builds the events of one union, and no others: no type that is not declared, no field too few and none too many. */
export type EventBuilder<E extends AnyEvent> = <Type extends E['type']>(
  type: Type,
  data: EventOf<E, Type>['data'],
  ...personal: EventOf<E, Type> extends { readonly personal: infer Theirs extends Personal } ? [personal: Theirs] : []
) => EventOf<E, Type>;

/** `const event = eventOf<BookingEvent>()`, and `event('BookingConfirmed', { bookingId, … })` compiles as declared. Personal data follow as a third argument. */
export function eventOf<E extends AnyEvent>(): EventBuilder<E>;
export function eventOf() {
  return (type: string, data: object, personal?: Personal): AnyEvent => (personal ? { type, data, personal } : { type, data });
}
