/** A refusal that the person who asked can understand. One filter turns each into problem+json. Codes read `module/kebab-case`. */
export abstract class Refusal extends Error {
  abstract readonly status: number;
  constructor(
    readonly code: string,
    message: string,
    /** Further members of the problem document, such as the nearest free slots. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** A rule of the business is broken (409). */
export class Rejected extends Refusal {
  readonly status = 409;
}

/** Not there, or not yours: the answer does not tell which (404). */
export class NotFound extends Refusal {
  readonly status = 404;
  constructor(thing: string, { code = 'platform/not-found', message = `This ${thing} does not exist.` } = {}) {
    super(code, message, { thing });
  }
}

/** Bad input, one message per field (400). */
export class Invalid extends Refusal {
  readonly status = 400;
  constructor(
    readonly fields: Readonly<Record<string, string>>,
    { code = 'platform/invalid', message = 'Please check the marked fields.' } = {},
  ) {
    super(code, message, { fields });
  }
}

/** Nobody is signed in, or the credentials are wrong (401). */
export class Unauthenticated extends Refusal {
  readonly status = 401;
}

/** Not allowed for this role or in this state of the account (403). */
export class Forbidden extends Refusal {
  readonly status = 403;
}

/** Too often (429). */
export class TooMany extends Refusal {
  readonly status = 429;
  constructor(
    code: string,
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(code, message, { retryAfterSeconds });
  }
}

/** Something that the server needs is away for the moment (503). */
export class Unavailable extends Refusal {
  readonly status = 503;
  constructor(
    code: string,
    message: string,
    readonly retryAfterSeconds = 2,
  ) {
    super(code, message, { retryAfterSeconds });
  }
}

/** More is asked for than can be done (503): whoever comes back in a moment is welcome. Nothing is broken, so it is not logged as an error. */
export class Overloaded extends Unavailable {
  constructor(
    code = 'platform/overloaded',
    message = 'We are very busy at the moment. Please try again in a few seconds.',
    retryAfterSeconds?: number,
  ) {
    super(code, message, retryAfterSeconds);
  }
}

/** What went wrong, in a line of the log. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
