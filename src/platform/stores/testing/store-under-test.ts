import type { EncodedEvent } from '../../events/codec.js';
import type { Verifiable } from '../../events/hash-chain.js';
import type { Upcasters } from '../../events/upcast.js';
import type { PersonalData } from '../../personal-data/personal-data.js';
import type { Streams } from '../../streams/streams.js';

/** A store as one process knows it. */
export interface Participant {
  readonly streams: Streams & Verifiable;
  readonly personalData: PersonalData;
}

/** What the suite needs of an adapter. What an adapter cannot do by its nature, it leaves out, and those tests say that they are skipped. */
export interface StoreUnderTest {
  /** One more process at the same store. Its readers do not poll: they must be woken. */
  participant(upcasters?: Upcasters): Participant;
  /** Writes the first event of a stream as it is given, as another build may have encoded it. */
  write(stream: string, event: EncodedEvent, hash: string): Promise<void>;
  /** The whole stored text of a stream's events. */
  storedText(stream: string): Promise<string>;
  /** Absent where the database lets nobody do such things. */
  readonly backDoor?: BackDoor;
  close(): Promise<void>;
}

/** Ways into the database that the store itself never takes. */
export interface BackDoor {
  /** Appends one event in a transaction that stays open; to a new stream unless it says where the stream stands. */
  openAppend(stream: string, expected?: number): Promise<{ commit(): Promise<void>; rollback(): Promise<void> }>;
  /** A transaction that has nothing to do with events, open until it is ended. */
  idleTransaction(): Promise<{ end(): Promise<void> }>;
  /** Changes an event. */
  tamper(stream: string, version: number): Promise<void>;
  /** Removes a stream's last event, and every trace of it. */
  cutTail(stream: string): Promise<void>;
}
