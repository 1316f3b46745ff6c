import { randomBytes } from 'node:crypto';
import { ERASED } from '../../src/platform/events/event.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { type TestApp, testApp } from '../support/app.js';
import { account } from './account-support.js';

/** Two processes of one product: the other only answers requests, and follows nothing. */
describe('when a person is erased by one process', () => {
  const config = { masterKey: randomBytes(32), tokenSecret: randomBytes(32).toString('hex') };
  let here: TestApp;
  let elsewhere: TestApp;
  beforeAll(async () => {
    here = await testApp({ config });
    elsewhere = await testApp({ config: { ...config, role: 'api' }, database: { ...here.database, drop: async () => undefined } });
  });
  afterAll(async () => {
    await elsewhere?.close();
    await here?.close();
  });

  test('no other opens or seals anything of theirs a second later', async () => {
    const ada = await here.member({ fullName: 'Ada Lovelace' });
    const [registered] = (await elsewhere.streams.read(`user-${ada.userId}`)).events;
    const personalData = elsewhere.app.get(PersonalData);
    const told = async () => personalData.open(registered!, await personalData.keysForEvents([registered!]))!['fullName'];
    const sealed = async () => {
      const fields = { subject: ada.userId, fields: { text: 'written by Ada' } };
      const keys = await personalData.keysToSeal([{ type: 'Written', data: {}, personal: fields }]);
      return personalData.seal(fields, registered!.id, 'Written', keys).box;
    };
    expect([await told(), (await sealed()) !== '']).toEqual(['Ada Lovelace', true]);
    await account(here, ada).leave().expect(204);
    const answered = performance.now();
    let knownFor = 0;
    while (knownFor < 5000 && ((await told()) !== ERASED || (await sealed()) !== '')) knownFor = performance.now() - answered;
    expect(knownFor).toBeLessThan(1000);
  });
});
