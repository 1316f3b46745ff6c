/** A mail in plain text. */
export interface Mail {
  /** The same id is the same mail: sent again, it is not a second one. */
  readonly id: string;
  /** The account that it is about. Where mails are kept, they are erased with it. */
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The way out for mails. Injectable. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
