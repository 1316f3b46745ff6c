/** Part of `npm run check`: has every read model whose code has changed been given a new version? */
import { projectionVersions } from './lib/projection-versions.mjs';

const { unraised, unrecorded } = projectionVersions();
for (const sentence of [...unraised, ...unrecorded]) console.error(sentence);
process.exitCode = unraised.length + unrecorded.length > 0 ? 1 : 0;
