import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.mjs';

/** So many, and so many lines of each: what stands at the end of a run is read where only its end is kept. */
const MOST = 20;
const MOST_LINES = 20;

/**
 * What failed, by the report of Jest (`--json`).
 * @returns {{ name: string, message: string }[]} a file that could not be run is one failure
 */
export const failuresOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults, status }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ name: file, message }] : [];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      name: [file, ...ancestorTitles, title].join(' › '),
      message: failureMessages.join('\n'),
    }));
  });

/**
 * What failed, or passed only at its second try, by the report of Playwright (`json`).
 * @returns {{ name: string, message: string, flaky: boolean }[]} with what was seen the first time
 */
export const failuresOfPlaywright = ({ suites, errors }) => [
  ...errors.map(({ message }) => ({ name: 'test/browser', message, flaky: false })),
  ...suites.flatMap((suite) => failuresOfSuite(suite, [])),
];

function failuresOfSuite({ title, suites = [], specs = [] }, above) {
  const names = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name: [`test/browser/${names[0]}`, ...names.slice(1), spec.title].join(' › '),
        message: (results[0]?.errors ?? []).map(({ message }) => message).join('\n'),
        flaky: status === 'flaky',
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, names))];
}

/** Names all that failed, with the beginning of what each said. */
export function told(failures) {
  const shown = failures
    .slice(0, MOST)
    .map(({ name, message, flaky }) =>
      [`${flaky ? '~' : '✕'} ${name}${flaky ? ' (passed at the second try)' : ''}`, ...beginning(message)].join('\n'),
    );
  const left = failures.length - shown.length;
  return [...shown, ...(left > 0 ? [`and ${left} more, above`] : [])].join('\n\n');
}

function beginning(message) {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .map((line) => `    ${line}`.trimEnd());
  if (lines.length > MOST_LINES) return [...lines.slice(0, MOST_LINES), '    …'];
  return lines.filter((line, index) => line !== '' || index > 0);
}
