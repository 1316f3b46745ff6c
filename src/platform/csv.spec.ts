import { csv } from './csv.js';
import { decimal } from './money.js';

const table = (...cells: (string | number | null)[]) => csv(['Name', 'Amount'], [cells]).slice(1).split('\r\n').slice(1).join('\r\n');

describe('a table as CSV', () => {
  test('has a header, a line for each row, and a mark for UTF-8 before it', () => {
    expect(
      csv(
        ['Name', 'Amount'],
        [
          ['Zoë', 12],
          ['Ana', null],
        ],
      ),
    ).toBe('\uFEFFName,Amount\r\nZoë,12\r\nAna,\r\n');
  });

  test('without rows it is its header', () => expect(csv(['Name'], [])).toBe('\uFEFFName\r\n'));

  test('what would break a line or a cell is quoted', () => {
    expect(table('Smith, "Bo"', 'a\r\nb')).toBe('"Smith, ""Bo""","a\r\nb"\r\n');
  });

  test.each(['=1+1', '+1', '-1', '−1', '@SUM(A1)', '\t=1', '＝1＋1', '＠SUM(A1)'])('%j is text, not a formula', (text) => {
    expect(table(text)).toBe(`'${text}\r\n`);
  });

  test('an amount below zero can be calculated with', () => expect(table(decimal(-4550))).toBe('-45.50\r\n'));

  test.each(['\r=1', '\n=1', '=HYPERLINK("x")'])('%j is text, and quoted', (text) => {
    expect(table(text)).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test('a number stays one', () => expect(table(-5)).toBe('-5\r\n'));
});
