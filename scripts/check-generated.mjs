/** Part of `npm run check`: are the generated files what they would be if they were made now? */
import { drifted } from './lib/generated.mjs';
import { main } from './lib/process.mjs';

await main(async () => {
  const stale = await drifted();
  if (stale.length > 0) console.log(`${stale.join('\n')}\n\nNot what the code says. Run: npm run generate`);
  return stale.length > 0 ? 1 : 0;
});
process.exit();
