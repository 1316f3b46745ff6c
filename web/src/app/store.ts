import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '#api/base.ts';
import type { Meta } from '#api/cache/changed.ts';
import { selectSession, sessionReducer, type WithSession } from '#api/session/session.ts';
import type { ServerSide } from '#api/this-process.ts';

/** What one person read is not the next one's to see: the cache goes when somebody else is signed in, or nobody. */
const forgetWithTheSession: Middleware<unknown, WithSession> = (store) => (next) => (action) => {
  const before = selectSession(store.getState());
  const result = next(action);
  const after = selectSession(store.getState());
  // At the start nothing was read as anybody else: the first answer to who it is changes nobody.
  if (before.status !== 'unknown' && before.user?.id !== after.user?.id) store.dispatch(baseApi.util.resetApiState());
  return result;
};

/** The answer to a change says what is out of date: no feature has to know. */
const askAgain: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const changed = (action as { meta?: { baseQueryMeta?: Meta } }).meta?.baseQueryMeta?.changed;
    if (changed) dispatch(baseApi.util.invalidateTags(changed));
    return result;
  };

export type ApiState = ReturnType<typeof baseApi.reducer>;

interface Options {
  /** The answers that the server has rendered the page from. */
  answers?: ApiState | undefined;
  /** On the server only. */
  serverSide?: ServerSide;
}

export const createStore = ({ answers, serverSide }: Options = {}) =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer },
    ...(answers && { preloadedState: { [baseApi.reducerPath]: answers } }),
    middleware: (defaults) => defaults({ thunk: { extraArgument: serverSide } }).concat(forgetWithTheSession, askAgain, baseApi.middleware),
  });

export type Store = ReturnType<typeof createStore>;
