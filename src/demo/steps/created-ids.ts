import { idFrom } from '../../platform/ids.js';

/** What the commands answered: the ids of what they made, by the plan's keys. */
export class CreatedIds {
  readonly categories = new Ids();
  readonly vendors = new Ids();
  readonly services = new Ids();
  readonly bookings = new Ids();
  readonly reviews = new Ids();
}

class Ids {
  private readonly ids = new Map<string, string>();

  set(key: string, id: string): void {
    this.ids.set(key, id);
  }

  /** @throws Error when it has not been made yet: the step does not say what it needs. */
  of(key: string): string {
    const id = this.ids.get(key);
    if (!id) throw new Error(`${key} has not been made yet.`);
    return id;
  }
}

/** Accounts are named beforehand. */
export const userId = (key: string): string => idFrom('demo', 'user', key);
