/**
 * `npm run generate`: the OpenAPI document, the client's hooks, the catalogues of events and of problems, and the DTO classes' metadata.
 * `--initial-migration` writes the first migration anew from the entities (only until it has been released).
 */
import { writeGenerated } from './lib/generated.mjs';
import { main } from './lib/process.mjs';

main(async () => {
  if (process.argv.includes('--initial-migration')) {
    const { writeInitialMigration } = await import('./generators/initial-migration.mjs');
    await writeInitialMigration();
  }
  await writeGenerated((file) => console.log(`wrote ${file}`));
  process.exit(0);
});
