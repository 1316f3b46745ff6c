/** `npm run check`: the fast, static part of `npm test`. */
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { endChildrenWithUs, main } from './lib/process.mjs';

main(async () => {
  endChildrenWithUs();
  await install();
  const { failed } = await runChecks();
  return failed > 0 ? 1 : 0;
});
