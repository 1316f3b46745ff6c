import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that the product runs on: a dependency like any other, so that any Node ≥ 20 can install and start it. */
export const node24 = inRoot('node_modules', 'node', 'bin', 'node');
export const tool = (...parts) => inRoot('node_modules', ...parts);
