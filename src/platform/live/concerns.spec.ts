import { ignore } from '../tables/projection.js';
import { concernedBy, type Concerns, holding, own, toldTypes } from './concerns.js';

const atTheDesk = { audience: [holding('admin')], tags: ['User'] } as const;
const module: Concerns = { Asked: () => atTheDesk, Listed: atTheDesk, Own: own('Session'), Unseen: ignore };

test('windows are told of an event whether its concern depends on the event or is always the same, and of none that concerns no other', () => {
  expect(toldTypes([module, { Listed: atTheDesk }])).toEqual(['Asked', 'Listed']);
  for (const type of ['Asked', 'Listed']) expect(concernedBy([module], { type, data: {} } as never)).toEqual([atTheDesk]);
});
