/**
 * `npm run generate`: the OpenAPI document, the client's hooks, the catalogues of events and of problems, the DTO classes' metadata, and which version of
 * each read model is of which code.
 * `--same-rows NAME …` records changed code of these read models under their old version: every row stays what it is.
 */
import { writeGenerated } from './lib/generated.mjs';
import { main } from './lib/process.mjs';
import { recordProjectionVersions } from './lib/projection-versions.mjs';

main(async () => {
  const report = (file) => console.log(`wrote ${file}`);
  await writeGenerated(report);
  const undecided = recordProjectionVersions(sameRows(), report);
  for (const sentence of undecided) console.error(sentence);
  process.exit(undecided.length > 0 ? 1 : 0);
});

function sameRows() {
  const flag = process.argv.indexOf('--same-rows');
  return flag < 0 ? [] : process.argv.slice(flag + 1).filter((word) => !word.startsWith('--'));
}
