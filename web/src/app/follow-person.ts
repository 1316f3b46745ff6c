import { baseApi } from '../api/base.ts';
import { hearOtherTabs } from '../api/other-tabs.ts';
import { renewPerson } from '../api/person.ts';
import type { Store } from './store.ts';

/** What another tab has changed about the person is asked anew here. */
export function followPerson(store: Store): void {
  hearOtherTabs((changed) => {
    if (!store.getState().session.user) return;
    store.dispatch(baseApi.util.invalidateTags([changed]));
    if (changed === 'Profile') void renewPerson(store.dispatch);
  });
}
