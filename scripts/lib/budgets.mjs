import { node24, tool } from './paths.mjs';
import { Problem, run } from './process.mjs';

/** Whether each page of the built client keeps to its budget (`.size-limit.mjs`). */
export async function runBudgets() {
  const { output } = await run(node24, [tool('size-limit/bin.js'), '--json'], { capture: true });
  const start = output.indexOf('[');
  if (start === -1) throw new Problem(`The sizes could not be measured.\n\n${output.trim()}`);
  const pages = JSON.parse(output.slice(start));
  for (const { name, passed, size, sizeLimit } of pages) {
    console.log(`  ${passed ? '✓' : '✕'} ${name}: ${kilobytes(size)} of ${kilobytes(sizeLimit)} kB`);
  }
  const failures = pages
    .filter(({ passed }) => !passed)
    .map(({ name, size, sizeLimit }) => ({ name: `the budget of ${name}`, message: `${size} bytes of ${sizeLimit}` }));
  return { passed: pages.length - failures.length, failed: failures.length, skipped: 0, failures };
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
