import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { type Problem, problemOf } from '#problem.ts';
import { isStale } from './authenticated.ts';
import { changedBy, type Meta } from './cache/changed.ts';
import { newKey, ownHeaders } from './own-headers.ts';
import { rememberPosition } from './position.ts';
import { refreshSession } from './session/refresh.ts';
import type { WithSession } from './session/session.ts';

export interface Upload {
  url: string;
  body: Blob;
  /** The share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

type Answer = ({ data: unknown } | { error: Problem }) & { meta?: Meta };

/** Sends a file as the person signed in. `fetch` does not tell how far it has come. */
export async function upload(file: Upload, { dispatch, getState, signal }: BaseQueryApi): Promise<Answer> {
  const key = newKey();
  const answer = await send(file, key, signal);
  const stale = 'error' in answer && isStale(answer.error, getState() as WithSession);
  return stale && (await refreshSession(dispatch)) === 'renewed' ? send(file, key, signal) : answer;
}

const send = ({ url, body, onProgress }: Upload, key: string, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries({ ...ownHeaders(), 'Content-Type': body.type, 'Idempotency-Key': key })) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      rememberPosition(request.getResponseHeader('X-Position'));
      resolve({ ...answerOf(request), meta: { changed: changedBy(request.getResponseHeader('X-Changed')) } });
    });
    request.addEventListener('error', () => resolve({ error: problemOf({ status: 'FETCH_ERROR', error: 'upload' }) }));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });

function answerOf({ status, responseText }: XMLHttpRequest): Answer {
  const data = parsed(responseText);
  return status >= 200 && status < 300 ? { data } : { error: problemOf({ status, data }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
