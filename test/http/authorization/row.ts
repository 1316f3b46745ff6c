import type { World } from './world.js';

export const WHO = ['visitor', 'user', 'vendor', 'admin', 'auditor'] as const;
export type Who = (typeof WHO)[number];

/** Whose object is asked for: one's own, somebody else's, or one that does not exist. A route that names no object knows `own` only. */
export const TARGETS = ['own', 'foreign', 'missing'] as const;
export type Target = (typeof TARGETS)[number];

/** What is put into a request, and perhaps what has to be there for it. */
export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The body as it is, where it is no JSON that an object could give. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Row {
  /** Who comes in. A visitor reads 401 elsewhere and everybody else 403, whatever they ask for. */
  readonly open: readonly Who[];
  /** The status that each target is answered with. */
  readonly answers: Readonly<Partial<Record<Target, number | ((who: Who) => number)>>>;
  readonly ask?: (world: World, who: Who, target: Target) => Asked | Promise<Asked>;
}

/** `METHOD /path/:id`, as the router spells it, and who may do what there. */
export type Matrix = Readonly<Record<string, Row>>;

export const EVERYBODY: readonly Who[] = WHO;
export const SIGNED_IN: readonly Who[] = ['user', 'vendor', 'admin', 'auditor'];
/** Everybody but an auditor is a customer too. */
export const CUSTOMERS: readonly Who[] = ['user', 'vendor', 'admin'];
export const VENDORS: readonly Who[] = ['vendor'];
export const ADMINS: readonly Who[] = ['admin'];

export const row = (open: readonly Who[], answers: Row['answers'], ask?: Row['ask']): Row => ({ open, answers, ...(ask && { ask }) });
