import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base.ts';
import { sessionReducer } from '../api/session.ts';

export const createStore = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, session: sessionReducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });

export type Store = ReturnType<typeof createStore>;
