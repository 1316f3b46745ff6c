import type { AnyEvent } from '../events/event.js';
import { concernedBy, type Concerns, type Tag } from './concerns.js';

/** What whoever sent a command has to ask for again, by what all modules say about its events. */
export class ChangedTags {
  constructor(private readonly modules: readonly Concerns[]) {}

  by(events: readonly AnyEvent[]): readonly Tag[] {
    const concerns = events.flatMap((event) => concernedBy(this.modules, event));
    return [...new Set(concerns.flatMap(({ tags, own = [] }) => [...tags, ...own]))];
  }
}
