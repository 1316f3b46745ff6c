import {
  AppendConsistencyViolationError,
  type CommandError,
  type CurrentStreamState,
  ErrorType,
  isCommandError,
  StreamDeletedError,
  StreamNotFoundError,
  StreamTombstonedError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { Unavailable } from '../../errors.js';

/** The streams that stand elsewhere, when that is what the error says. Those that an earlier try has written already may be among them. */
export function movedStreams(error: unknown): readonly string[] | undefined {
  if (error instanceof WrongExpectedVersionError) return [error.streamName];
  if (error instanceof AppendConsistencyViolationError) return error.violations.map(({ streamName }) => streamName);
  return undefined;
}

/** What the server answers as the state of a stream that somebody has deleted, for good or not. */
const GONE = new Set<CurrentStreamState>([-5n, -6n]);

/** The stream that somebody has deleted, when that is what the error says. */
export function deletedStream(error: unknown): string | undefined {
  if (error instanceof StreamDeletedError) return error.streamName;
  if (error instanceof StreamTombstonedError) return error.stream;
  if (error instanceof AppendConsistencyViolationError)
    return error.violations.find(({ actualState }) => GONE.has(actualState))?.streamName;
  return undefined;
}

/** Somebody has deleted a stream in the server, which the product never does: its history is cut, and nothing can be appended to it. */
export class StreamWasDeleted extends Error {
  constructor(stream: string) {
    super(
      `${stream} has been deleted in KurrentDB, and cannot be continued. The product deletes no stream: bring its events back (remove "$tb" from the stream's metadata), or restore a copy.`,
    );
    this.name = 'StreamWasDeleted';
  }
}

export const isMissingStream = (error: unknown): boolean => error instanceof StreamNotFoundError;
export const isUnsupported = (error: unknown): boolean => error instanceof UnsupportedError;

const AWAY: readonly CommandError['type'][] = [
  ErrorType.UNAVAILABLE,
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
];
/** gRPC's own numbers, where the client hands its error on as it is: cancelled, deadline exceeded, exhausted, aborted, unavailable. */
const AWAY_STATUS = [1, 4, 8, 10, 14];
/** What has no better name than "unknown", or none at all. */
const AWAY_TEXT =
  /Server Is (?:Not Ready|Too Busy)|ECONN(?:REFUSED|RESET)|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|transport error|Failed to discover|channel (?:has been )?closed/i;

/** The server cannot be reached, is not ready, or has just handed over to another: the same once more may succeed. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isCommandError(error) && error.type !== ErrorType.UNKNOWN) return AWAY.includes(error.type);
  const { code } = error as { code?: unknown };
  return (typeof code === 'number' && AWAY_STATUS.includes(code)) || AWAY_TEXT.test(error.message);
}

/** Asks the server. @throws Unavailable when it is away */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw perhapsAway(error);
  }
}

/** What to throw on. */
export function perhapsAway(cause: unknown): unknown {
  if (!isAway(cause)) return cause;
  return Object.assign(new Unavailable('platform/unavailable', 'The event store cannot be reached at the moment. Please try again.'), {
    cause,
  });
}
