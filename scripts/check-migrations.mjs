/** Part of `npm run check`: does a migrated database have exactly the tables that the code describes? */
import { main } from './lib/process.mjs';
import { schemaDrift } from './lib/schema-drift.mjs';

await main(async () => {
  const drift = await schemaDrift();
  if (drift) console.log(`A migration is missing. What the code describes differs from a migrated database by:\n\n${drift}`);
  if (drift.includes('drop table'))
    console.log('\nIs a table to be dropped that the code knows? Then its entity is not listed in the `index.ts` of its module.');
  return drift ? 1 : 0;
});
process.exit();
