import type { Clock } from '../clock.js';
import { type EncodedEvent, encodeEvent } from '../events/codec.js';
import { type CommandContext, currentCommand } from '../events/command-context.js';
import type { EventMeta } from '../events/recorded.js';
import { idFrom, newId } from '../ids.js';
import type { PersonalData } from '../personal-data/personal-data.js';
import { BUILD } from '../process/build-id.js';
import { type Append, noStream } from '../streams/streams.js';

/** One stream's share of an append, as the text that will be stored. */
export interface EncodedAppend {
  readonly stream: string;
  /** -1: no stream. */
  readonly expected: number;
  readonly events: readonly EncodedEvent[];
  readonly looks?: true;
}

/**
 * Ids, personal data sealed, everything made text once. Within a command an event's id follows from the command, the stream and the version, so that
 * the store recognises a repetition.
 * @throws TypeError when a stream occurs twice, or is not named `category-id`
 */
export async function encodeAppends(items: readonly Append[], clock: Clock, personalData: PersonalData): Promise<EncodedAppend[]> {
  refuseBadStreams(items);
  const keys = await personalData.keysToSeal(items.flatMap(({ events }) => events));
  const command = currentCommand();
  const metaText = JSON.stringify(metaOf(clock.now(), command));
  return items.map(({ events, expected, ...rest }) => {
    const { stream } = rest;
    const before = expected === noStream ? -1 : expected;
    const encoded = events.map((event, index) => {
      const id = command ? idFrom(command.commandId, stream, String(before + 1 + index)) : newId();
      const personal = event.personal && personalData.seal(event.personal, id, event.type, keys);
      return encodeEvent(event, id, metaText, personal);
    });
    return { ...rest, expected: before, events: encoded };
  });
}

const metaOf = (at: string, command: CommandContext | undefined): EventMeta => ({
  at,
  command: command?.commandId,
  actor: command?.actor,
  cause: command?.cause,
  correlation: command?.correlation,
  build: BUILD,
});

function refuseBadStreams(items: readonly Append[]): void {
  const seen = new Set<string>();
  for (const { stream } of items) {
    if (!/^[A-Za-z0-9]+-[\x21-\x7e]+$/.test(stream))
      throw new TypeError(`${JSON.stringify(stream)} is not the name of a stream: category-id`);
    if (seen.has(stream)) throw new TypeError(`${stream} occurs twice in one append`);
    seen.add(stream);
  }
}
