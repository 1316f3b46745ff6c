import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../../src/platform/http/problem.js';
import { projectRoot } from '../../src/platform/process/project.js';
import { type TestApp, testApp } from '../support/app.js';

const CODES = (JSON.parse(readFileSync(join(projectRoot, 'problems.json'), 'utf8')) as { code: string; statuses: number[] }[]).map(
  ({ code, statuses }) => [code, statuses[0]!] as const,
);

/** Where whoever is refused can read what to do about it. */
describe('the type of a problem', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await testApp();
  });
  afterAll(() => product?.close());

  test.each(CODES)('%s leads to a page that names the code and its status', async (code, status) => {
    const answer = await product
      .http()
      .get(problem(status, code, '').type)
      .expect(200);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.text).toContain(`<h1><code>${code}</code></h1>`);
    expect(answer.text).toContain(`(${status})`);
    expect(answer.text).not.toContain('<script');
  });

  test('of a refusal without a code of its own leads to a page too', async () => {
    const answer = await product
      .http()
      .get(problem(405, 'platform/http-405', '').type)
      .expect(200);
    expect(answer.text).toContain('platform/http-405');
  });

  test('is the one that a refused request is answered with', async () => {
    const { body } = await product.http().get('/api/v1/bookings').expect(401);
    expect(body).toMatchObject({ type: '/problems/identity/not-signed-in', code: 'identity/not-signed-in' });
    await product
      .http()
      .get(body.type as string)
      .expect(200);
  });

  test('all codes are listed with links to their pages', async () => {
    const { text } = await product.http().get('/problems').expect(200);
    for (const [code] of CODES) expect(text).toContain(`href="/problems/${code}"`);
  });

  test.each(['/problems/booking/nothing', '/problems/nothing', '/problems/platform/http-999', '/problems/booking/closed/more'])(
    '%s is a page of nothing',
    async (address) => {
      expect((await product.http().get(address).expect(404)).headers['content-type']).toMatch('application/problem+json');
    },
  );
});
