import type { Tag } from '#api/cache/tags.ts';
import { ownHeaders } from '#api/own-headers.ts';

/** What may have changed of what the person sees, and how new an answer must be to show it. */
export interface LiveChange {
  position: string;
  tags: Tag[];
}

/** `stale`: a new access token may mend it. */
export type Heard = 'something' | 'nothing' | 'stale';

interface Listening {
  /** Position of the last message that was read. */
  seen: string | undefined;
  hear: (change: LiveChange) => void;
  signal: AbortSignal;
}

const LIVE = '/api/v1/live';
/** A stream that says nothing for so long at its beginning is held up on its way. */
const FIRST_WORD_MS = 10_000;
/** The server gives a sign of life each 25 seconds. */
const SILENCE_MS = 45_000;

/** Reads the stream until it ends: not with EventSource, which could not say who asks. */
export async function readStream({ seen, hear, signal }: Listening): Promise<Heard> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener('abort', hangUp);
  let patience = setTimeout(hangUp, FIRST_WORD_MS);
  let heard: Heard = 'nothing';
  try {
    const answer = await ask(LIVE, seen, line.signal);
    if (!answer.ok || !answer.body) return answer.status === 401 ? 'stale' : 'nothing';
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(patience);
      patience = setTimeout(hangUp, SILENCE_MS);
      const messages = (rest + part.value).split('\n\n');
      rest = messages.pop()!;
      for (const change of messages.flatMap(changeIn)) {
        heard = 'something';
        hear(change);
      }
    }
  } catch {
    // It was torn, or nobody could be reached: what was heard until then counts.
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', hangUp);
  }
  return heard;
}

/** What the stream would say first, as an answer of its own: for networks that let no stream through. */
export async function askOnce({ seen, hear, signal }: Listening): Promise<Heard> {
  try {
    const answer = await ask(`${LIVE}?once=true`, seen, signal);
    if (!answer.ok) return answer.status === 401 ? 'stale' : 'nothing';
    changeIn(await answer.text()).forEach(hear);
    return 'something';
  } catch {
    return 'nothing';
  }
}

function ask(path: string, seen: string | undefined, signal: AbortSignal): Promise<Response> {
  const headers = { ...ownHeaders(), ...(seen && { 'Last-Event-ID': seen }) };
  return fetch(path, { headers, credentials: 'same-origin', cache: 'no-store', signal });
}

function changeIn(message: string): LiveChange[] {
  const data = message.split('\n').find((line) => line.startsWith('data: '));
  return data ? [JSON.parse(data.slice('data: '.length)) as LiveChange] : [];
}
