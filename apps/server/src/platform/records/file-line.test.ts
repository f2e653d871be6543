import { expect, test } from 'vitest';
import { fileLine } from './file-line.ts';

test.each([
  [['2026-11-22 01:30:05', 'Dadu', '12.50'], '2026-11-22 01:30:05,Dadu,12.50'],
  [['a,b', 'say "hi"', ''], '"a,b","say ""hi""",'],
  [['two\r\nlines'], 'two lines'],
  [['-12.50', '0', '+RM'], "-12.50,0,'+RM"],
])('CA-04 the cells %j are the line %s', (cells, line) => {
  expect(fileLine(cells)).toBe(`${line}\r\n`);
});

test.each(['=1+1', '+1', '-1-2', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '-', '-12.50.1', '=\n1'])(
  'CA-04 %j would be a formula, and is text',
  (value) => {
    expect(fileLine([value])).toMatch(/^"?'/);
  },
);
