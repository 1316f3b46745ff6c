/** One fact of what a letter is about: "When", "Tuesday, March 10, 2026 at 1:00 PM (Central Daylight Time)". */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
}

/** A place on this site that a letter leads to. */
export interface LetterLink {
  readonly label: string;
  /** A path of this site, with what follows it. */
  readonly path: string;
}

/** A mail, described once: its page and its plain words both come from this. */
export interface Letter {
  readonly subject: string;
  /** The id of the line drawing at its head (`LetterDrawings`). */
  readonly drawing?: string;
  /** Stands over the words, where it is not the subject. */
  readonly heading?: string;
  /** The first one is also what a list of mails shows beside the subject. */
  readonly paragraphs: readonly string[];
  readonly summary?: readonly SummaryRow[];
  /** What is typed on a page of this site: "123 456". */
  readonly code?: string;
  /** The one thing to do next. */
  readonly button: LetterLink;
  /** What is said beneath, in small letters. */
  readonly footnote?: string;
  /** Follows the footnote. */
  readonly footlink?: LetterLink;
}

/** A letter with its addresses in full. */
export interface AddressedLetter extends Letter {
  readonly buttonAddress: string;
  readonly footAddress: string | null;
}
