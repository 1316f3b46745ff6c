import type { Personal } from './event.js';

/** An event's type and data, in whichever shape. */
export interface Shape {
  readonly type: string;
  readonly data: object;
  /** What a former shape told about somebody in clear, and newer ones seal: an upcaster takes it out of `data`, and it is theirs from then on, through all that follow. */
  readonly personal?: Personal;
}

/**
 * How events of former days read today. The meaning of a stored type never changes: a new shape gets a new type (`BookingCreatedV2`), and
 * the old type an entry here, which returns the next newer shape. Entries are chained. What is sealed keeps the names of its fields.
 */
export type Upcasters = Readonly<Record<string, (old: Shape) => Shape>>;

/** The newest shape of a stored event. */
export function upcast(upcasters: Upcasters, stored: Shape): Shape {
  let shape = stored;
  for (let steps = 0; Object.hasOwn(upcasters, shape.type); steps++) {
    if (steps > 100) throw new TypeError(`the upcasters of ${stored.type} go round in circles`);
    const { personal } = shape;
    shape = { ...(personal && { personal }), ...upcasters[shape.type]!(shape) };
  }
  return shape;
}

/** The stored types that may read as one of `types`: themselves, and every old one, because what it becomes is known only when it is read. */
export function storedTypes(upcasters: Upcasters, types: readonly string[]): readonly string[] {
  return [...new Set([...types, ...Object.keys(upcasters)])];
}
