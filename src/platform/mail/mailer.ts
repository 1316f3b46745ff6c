import { Logger } from '@nestjs/common';

/** A mail: its plain words, and the page that says the same. */
export interface Mail {
  /** The same id is the same mail: sent again, it is not a second one. */
  readonly id: string;
  /** The account that it is about. Where mails are kept, they are erased with it. */
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The id of the drawing that the page shows (`LetterDrawings`): its picture comes with the mail. */
  readonly drawing?: string | null;
  /** A calendar file (RFC 5545) that comes with it. */
  readonly calendar?: string | null;
}

/** The mailbox does not exist, or takes nothing from us (5xx): the same mail to it will never arrive. */
export class RecipientRefused extends Error {}

/** The way out for mails. Injectable. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}

/**
 * What follows from an event goes on without a mail that can never arrive: the next one, perhaps to somebody else, must not wait for it.
 * @returns whether it has left
 */
export async function unlessRefused(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    new Logger('Mail').warn(error.message);
    return false;
  }
}
