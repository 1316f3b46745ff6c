import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, node24, root, tool } from '../paths.mjs';
import { Problem, run, since } from '../process.mjs';
import { MUTANTS } from './mutants.mjs';
import { keepMutant, keepOnlyMutants } from './results.mjs';

/** A test that waits for what never comes without the protection is red by then. */
const PATIENCE_MS = 120_000;

/** What a copy of the project does without. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'dist', 'test-results', 'coverage']);

/**
 * Takes protections out of a copy of the project, one at a time, and runs the narrowest test of each, which has to turn red. Answers how many did not.
 * @param words only those with one of these in their names
 */
export async function runMutants(words) {
  const chosen =
    words.length === 0 ? MUTANTS : MUTANTS.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase())));
  if (chosen.length === 0)
    throw new Problem(`No protection has "${words.join('" or "')}" in its name:\n\n${MUTANTS.map(({ name }) => name).join('\n')}`);
  // Before anything runs: a protection that was rewritten has to be found anew.
  const wrong = misplaced(chosen);
  if (wrong.length > 0) throw new Problem(wrong.join('\n'));
  keepOnlyMutants(MUTANTS.map(({ name }) => name));
  const copy = copied();
  try {
    const green = new Map();
    let alive = 0;
    for (const [index, mutant] of chosen.entries()) {
      const start = performance.now();
      const test = keyOf(mutant);
      if (!green.has(test)) green.set(test, await isGreen(copy, mutant));
      const failed = green.get(test) ? await failuresWithout(copy, mutant) : undefined;
      const verdict = failed === undefined ? 'red before it is taken out' : failed.length > 0 ? 'turns red' : 'stays green';
      if (verdict !== 'turns red') alive++;
      const { file, spec, row } = mutant;
      keepMutant(mutant.name, { file, spec, ...(row && { row }), verdict, failed: failed?.[0]?.name });
      const toldRow = row ? `row ${row}` : spec;
      console.log(`${String(index + 1).padStart(3)} of ${chosen.length}  ${verdict} (${toldRow}, ${since(start)}): ${mutant.name}`);
      // So that a reader sees whether it is red for the reason that is meant.
      for (const { name, why } of failed?.slice(0, 3) ?? []) console.log(`           ${name}: ${why}`);
    }
    console.log(`\n${chosen.length - alive} of ${chosen.length} turned a test red; docs/reference/trust.md is written.`);
    return alive;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** What is wrong with entries whose text does not stand exactly once in their file, or whose test is not there. */
export function misplaced(mutants = MUTANTS) {
  return mutants.flatMap(({ name, file, find, replace, spec }) => {
    const times = existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8').split(find).length - 1 : 0;
    return [
      ...(times === 1 ? [] : [`"${name}" stands ${times} times in ${file}, and has to stand there once: ${find}`]),
      ...(find === replace ? [`"${name}" changes nothing`] : []),
      ...(existsSync(inRoot(spec)) ? [] : [`"${name}" has no test at ${spec}`]),
    ];
  });
}

function copied() {
  const copy = mkdtempSync(join(tmpdir(), 'plumb-mutants-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(root, path).split('/')[0]) });
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

const keyOf = ({ spec, only = '' }) => `${spec} ${only}`;

/** Whether its test is green while everything is in its place: another says nothing. */
async function isGreen(copy, mutant) {
  const { tests, failed } = await ran(copy, mutant);
  return tests > 0 && failed.length === 0;
}

async function failuresWithout(copy, mutant) {
  const file = join(copy, mutant.file);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    whole.replace(mutant.find, () => mutant.replace),
  );
  try {
    return (await ran(copy, mutant)).failed;
  } finally {
    writeFileSync(file, whole);
  }
}

/** The tests that failed, and why. One that could not even begin is a mistake in the table, and counts as none. */
async function ran(copy, { spec, only }) {
  const report = join(copy, 'mutant-report.json');
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', tool('jest/bin/jest.js')];
  const config = ['--rootDir', copy, '--config', join(copy, 'jest.config.js'), `--testTimeout=${PATIENCE_MS}`];
  const args = ['--json', `--outputFile=${report}`, ...config, '--runTestsByPath', spec];
  const { output } = await run(node24, [...flags, ...args, ...(only ? ['-t', only] : [])], { cwd: copy, capture: true });
  if (!existsSync(report)) throw new Problem(`The tests of ${spec} could not be run:\n\n${output.slice(-3000)}`);
  const { testResults, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = assertions
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, why: inOneLine(failureMessages[0]) }));
  return { tests: numPassedTests + numFailedTests, failed };
}

/** The beginning of a message, without its colours. */
const inOneLine = (message) => stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 240);
