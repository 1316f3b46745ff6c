import type { Channel } from './channels.js';

/** A text message, or a notification of a browser or phone. */
export interface ShortMessage {
  /** The same id on the same channel is the same message. */
  readonly id: string;
  readonly channel: Exclude<Channel, 'email'>;
  readonly userId: string;
  /** Phone number for a text message, or whose devices for a push. */
  readonly to: string;
  readonly text: string;
}

/** The way out for messages that are no mails. Injectable. */
export abstract class Outbox {
  /** @returns whether it has left */
  abstract send(message: ShortMessage): Promise<boolean>;
}

/** For production, which has no gateway for them yet: nothing is sent, and nothing of it is kept. */
export class NoOutbox extends Outbox {
  async send(): Promise<boolean> {
    return false;
  }
}
