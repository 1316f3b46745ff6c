import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { publicApi } from '../public.ts';
import { personChanged, type WithSession } from './session.ts';

/** Asks again who is signed in: their name or picture has changed. */
export async function renewPerson(dispatch: ThunkDispatch<WithSession, unknown, UnknownAction>): Promise<void> {
  const { data } = await dispatch(publicApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }));
  if (data) dispatch(personChanged(data));
}
