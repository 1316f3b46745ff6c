import type { PersonalFields } from '../events/event.js';
import type { Fact, Position, Recorded } from '../events/recorded.js';
import type { Keys, PersonalData } from '../personal-data/personal-data.js';

/** What a runner needs of personal data: all keys of a batch at once, so that opening needs no waiting. */
export type PersonalDataReader = Pick<PersonalData, 'keysForEvents' | 'open' | 'forget'>;

/** An event as handlers see it. One object serves all of them; personal data are opened when the first one asks. */
export class BatchFact implements Omit<Fact, 'personal' | 'subject'> {
  private opened: PersonalFields | undefined;

  constructor(
    readonly recorded: Recorded,
    private readonly open: (recorded: Recorded) => PersonalFields | undefined,
  ) {}

  get type(): string {
    return this.recorded.type;
  }
  get data(): object {
    return this.recorded.data;
  }
  get position(): Position {
    return this.recorded.position;
  }
  get stream(): string {
    return this.recorded.stream;
  }
  get version(): number {
    return this.recorded.version;
  }
  get id(): string {
    return this.recorded.id;
  }
  get at(): string {
    return this.recorded.meta.at;
  }
  get actor(): string | undefined {
    return this.recorded.meta.actor;
  }
  get correlation(): string | undefined {
    return this.recorded.meta.correlation ?? this.recorded.meta.command;
  }
  get subject(): string | undefined {
    return this.recorded.sealed?.subject;
  }
  get personal(): PersonalFields | undefined {
    this.opened ??= this.open(this.recorded);
    return this.opened;
  }
}

/** The events of a batch, ready for the handlers. Keys that were destroyed on the way are forgotten first. */
export async function factsOf(events: readonly Recorded[], personalData: PersonalDataReader): Promise<BatchFact[]> {
  for (const { type, data } of events) {
    if (type === 'PersonalDataErased') personalData.forget((data as { userId: string }).userId);
  }
  const keys: Keys = await personalData.keysForEvents(events);
  const open = (recorded: Recorded) => personalData.open(recorded, keys);
  return events.map((recorded) => new BatchFact(recorded, open));
}
