import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { refuseBrokenText, type StoredPersonal } from '../events/codec.js';
import { type AnyEvent, ERASED, type Personal, type PersonalFields } from '../events/event.js';
import type { Recorded } from '../events/recorded.js';
import type { ErasureList } from './erasure-list.js';
import type { SubjectKey, SubjectKeys } from './subject-keys.js';

/** Keys of the persons who were asked for, ready for opening without waiting. */
export type Keys = ReadonlyMap<string, SubjectKey>;

/**
 * Encrypts and opens the personal data of events: one ciphertext (AES-256-GCM) per event and person, tied to person, event id and type. Destroying the
 * person's key erases all of it at once, while the events, and the hash over the ciphertext, stay what they are.
 */
export class PersonalData {
  /** @param erasures the list outside the database, from which whoever was erased is erased again after a restore */
  constructor(
    private readonly keys: SubjectKeys,
    private readonly erasures?: Pick<ErasureList, 'add'>,
  ) {}

  /** Keys to open these events with. */
  keysFor(subjects: Iterable<string>): Promise<Keys> {
    return this.keys.find(subjects);
  }

  /** Keys to open the personal data of a batch with. */
  keysForEvents(events: Iterable<Recorded>): Promise<Keys> {
    const subjects = new Set<string>();
    for (const { sealed } of events) if (sealed) subjects.add(sealed.subject);
    return this.keys.find(subjects);
  }

  /** Keys to seal these events with: made for whoever has never had one. */
  async keysToSeal(events: Iterable<AnyEvent>): Promise<Keys> {
    const subjects = new Set<string>();
    for (const { personal } of events) if (personal) subjects.add(personal.subject);
    return subjects.size > 0 ? this.keys.make(subjects) : new Map();
  }

  /** Encrypts the fields. For a person who has been erased they are not kept at all: only their names are. */
  seal({ subject, fields }: Personal, id: string, type: string, keys: Keys): StoredPersonal {
    const text = JSON.stringify(fields);
    refuseBrokenText(text, fields);
    const key = keys.get(subject);
    const names = Object.keys(fields);
    if (!key) return { subject, fields: names, box: '' };
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(belonging(subject, id, type));
    const box = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { subject, fields: names, box: box.toString('base64') };
  }

  /**
   * The personal fields in clear text, each `[erased]` when the person's key is gone; `undefined` for an event without any.
   * @throws Error when the box was made for another person, event or type, or has been changed
   */
  open({ id, sealed }: Pick<Recorded, 'id' | 'sealed'>, keys: Keys): PersonalFields | undefined {
    if (!sealed) return undefined;
    const { subject, fields, box, storedType, clear } = sealed;
    const key = keys.get(subject);
    if (key === undefined) throw new TypeError(`the key of ${subject} was not asked for`);
    const erased = () => Object.fromEntries(fields.map((name) => [name, ERASED]));
    if (!key) return erased();
    if (box === '') return { ...erased(), ...clear };
    const bytes = Buffer.from(box, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(belonging(subject, id, storedType));
    decipher.setAuthTag(bytes.subarray(-16));
    const opened = JSON.parse(decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')) as PersonalFields;
    return clear ? { ...opened, ...clear } : opened;
  }

  /** Destroys the person's key for good, and writes them on the list of erasures. Append `PersonalDataErased` first: it is what blanks the read tables. */
  async shred(subject: string, at: string): Promise<void> {
    try {
      await this.erasures?.add([{ subject, erasedAt: at }]);
    } finally {
      await this.keys.shred(subject, at);
    }
  }

  /** Drops what this process remembers of the person's key, when `PersonalDataErased` comes by. */
  forget(subject: string): void {
    this.keys.forget(subject);
  }

  /** Calls `listener` whenever a person's key is gone. */
  whenForgotten(listener: () => void): void {
    this.keys.whenForgotten(listener);
  }
}

const belonging = (subject: string, id: string, type: string): Buffer => Buffer.from(`${subject}|${id}|${type}`);
