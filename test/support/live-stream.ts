import { EventEmitter, once } from 'node:events';

export interface Told {
  readonly position: string;
  readonly tags: readonly string[];
}

/** A window that listens: what it is told, and how its stream ends. */
export interface Listening {
  /** The first message, which says what was missed. */
  readonly missed: readonly string[];
  /** Resolves with the messages until one names this tag, without those that were heard of before. */
  until(tag: string): Promise<readonly Told[]>;
  /** Resolves with the next message, whatever it says. */
  next(): Promise<Told>;
  /** Resolves when the server has ended the stream in order; rejects when it was torn. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a stream, as the client does, and resolves with the first message. */
export async function listen(url: string, bearer: string, lastEventId?: string): Promise<Listening> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/v1/live`, {
    headers: { Authorization: bearer, ...(lastEventId && { 'Last-Event-ID': lastEventId }) },
    signal: leaving.signal,
  });
  if (answer.status !== 200) throw new Error(`the stream was refused: ${answer.status} ${await answer.text()}`);
  const told: Told[] = [];
  const arrivals = new EventEmitter();
  const ended = read(answer.body!, (message) => {
    told.push(message);
    arrivals.emit('message');
  });
  ended.catch(() => undefined);
  while (told.length === 0) await once(arrivals, 'message');
  let heard = 1;
  return {
    missed: told[0]!.tags,
    async until(tag) {
      for (;;) {
        const found = told.findIndex(({ tags }, index) => index >= heard && tags.includes(tag));
        if (found >= heard) {
          const messages = told.slice(heard, found + 1);
          heard = found + 1;
          return messages;
        }
        await once(arrivals, 'message');
      }
    },
    async next() {
      while (told.length <= heard) await once(arrivals, 'message');
      return told[heard++]!;
    },
    ended,
    close: () => leaving.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, hear: (message: Told) => void): Promise<void> {
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)) {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop()!;
    for (const part of parts) {
      const data = part.split('\n').find((line) => line.startsWith('data: '));
      if (data) hear(JSON.parse(data.slice('data: '.length)) as Told);
    }
  }
}
