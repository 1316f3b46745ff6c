import {
  AppendConsistencyViolationError,
  ErrorType,
  isCommandError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';

/** The stream that stands elsewhere, when that is what the error says. */
export function movedStream(error: unknown): string | undefined {
  if (error instanceof WrongExpectedVersionError) return error.streamName;
  if (error instanceof AppendConsistencyViolationError) return error.violations[0]?.streamName;
  return undefined;
}

export const isMissingStream = (error: unknown): boolean => error instanceof StreamNotFoundError;

const AWAY: readonly ErrorType[] = [
  ErrorType.UNAVAILABLE,
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
];

/** The server cannot be reached, or has just handed over to another: the same once more may succeed. */
export const isAway = (error: unknown): boolean => error instanceof Error && isCommandError(error) && AWAY.includes(error.type);
