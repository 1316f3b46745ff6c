import { Unavailable } from '../errors.js';
import { inPlainWords, StartProblem } from './start-problem.js';

describe('why the product cannot start', () => {
  test.each([
    ['a full disk', { code: 'ENOSPC' }, 'The disk that holds "x" is full.'],
    ['a full disk below another error', new Error('insert failed', { cause: { code: '53100' } }), 'The disk that holds "x" is full.'],
    ['a folder of somebody else', { code: 'EACCES' }, 'This user may not write to "x". Keep the data elsewhere: DATA_DIRECTORY='],
    ['a read-only disk', { code: 'EROFS' }, '"x" is on a read-only file system. Keep the data elsewhere: DATA_DIRECTORY='],
    [
      'a store that is away',
      new Unavailable('platform/unavailable', 'The event store cannot be reached.'),
      'reached. Does its server run,',
    ],
    ['what is in words already', new StartProblem('Port 1 is taken.'), 'Port 1 is taken.'],
  ])('%s is said in a sentence', (_, error, sentence) => {
    expect(inPlainWords(error, '"x"')?.message).toContain(sentence);
  });

  test('a mistake of ours is not explained away', () => {
    expect(inPlainWords(new TypeError('undefined is not a function'), '"x"')).toBeUndefined();
  });
});
