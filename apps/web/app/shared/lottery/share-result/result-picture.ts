import { type DrawnResult, digitsOf, prizesOf, resultLookOf } from '../result-look.ts';

/** What a picture of a result shows. It names no player and no order. */
export interface ResultPicture {
  readonly lottery: string;
  readonly family: string | undefined;
  readonly numero: string;
  /** When it was drawn, as the page says it. */
  readonly time: string;
  readonly result: DrawnResult;
}

/** Something that is drawn at a place of the picture. All is in its pixels. */
export type PicturePart =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly tone: 'text' | 'muted' | 'gold';
      readonly isBold: boolean;
      readonly align: 'start' | 'center';
    }
  | {
      /** A die has pips in place of the text. */
      readonly kind: 'ball' | 'die';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly radius: number;
    };

export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PicturePart[];
}

interface PictureWords {
  readonly brand: string;
  readonly prizeName: (prize: string) => string;
  /** What was won and the word before it; only where the player wants it shown. */
  readonly won?: { readonly title: string; readonly amount: string } | undefined;
}

const width = 1080;
const margin = 72;
const ballGap = 18;
const rowHeight = 62;
/** A line of numbers in a table of prizes has so many characters beside the prize's name. */
const charactersPerRow = 26;
const nameWidth = 400;

/** Lays a picture out: brand, lottery and draw, its numbers as its players know them, and what was won. */
export function layOutResult(picture: ResultPicture, { brand, prizeName, won }: PictureWords): PictureLayout {
  const parts: PicturePart[] = [];
  const centred = (text: string, y: number, size: number, tone: 'text' | 'muted' | 'gold', isBold = false) =>
    parts.push({ kind: 'text', ...{ text, x: width / 2, y, size, tone, isBold }, align: 'center' });
  centred(brand, 110, 44, 'gold', true);
  centred(picture.lottery, 220, 60, 'text', true);
  centred(`${picture.numero} · ${picture.time}`, 300, 36, 'muted');
  let y = 380;
  if (resultLookOf(picture.family) === 'prizes') {
    const rows = rowsOf(picture, prizeName);
    for (const { name, numbers } of rows) {
      y += rowHeight;
      const row = { kind: 'text', y, size: 36, align: 'start' } as const;
      parts.push({ ...row, text: name, x: margin, tone: 'muted', isBold: false });
      parts.push({ ...row, text: numbers, x: margin + nameWidth, tone: 'text', isBold: true });
    }
    y += rowHeight;
  } else {
    const look = resultLookOf(picture.family);
    const numbers = numbersOf(picture);
    const balls = layOutBalls(numbers, look === 'dice' ? 'die' : 'ball', y);
    parts.push(...balls.parts);
    y = balls.bottom;
    if (look === 'dice') {
      const sum = numbers.reduce((total, face) => total + Number(face), 0);
      centred(`= ${sum}`, y + 60, 56, 'muted');
      y += 80;
    }
  }
  if (won !== undefined) {
    centred(won.title, y + 70, 40, 'muted');
    centred(won.amount, y + 160, 84, 'gold', true);
    y += 200;
  }
  return { width, height: Math.max(y + margin, 640), parts };
}

function numbersOf({ family, result }: ResultPicture): readonly string[] {
  if (resultLookOf(family) === 'digits') return digitsOf(result);
  return prizesOf(family, result, false).flatMap(([, numbers]) => numbers);
}

/** Rows of balls or dice that fill the width, as large as there is room for at most five in a row. */
function layOutBalls(numbers: readonly string[], kind: 'ball' | 'die', top: number) {
  const perRow = Math.min(5, numbers.length);
  const diameter = Math.min(170, (width - 2 * margin - (perRow - 1) * ballGap) / perRow);
  const rowCount = Math.ceil(numbers.length / perRow);
  const parts = numbers.map((text, at): PicturePart => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, numbers.length - row * perRow);
    const rowWidth = inRow * diameter + (inRow - 1) * ballGap;
    return {
      kind,
      text,
      x: (width - rowWidth) / 2 + (at - row * perRow) * (diameter + ballGap) + diameter / 2,
      y: top + row * (diameter + ballGap) + diameter / 2,
      radius: diameter / 2,
    };
  });
  return { parts, bottom: top + rowCount * (diameter + ballGap) };
}

/** The table of prizes, in as many lines as its numbers need. */
function rowsOf({ family, result }: ResultPicture, prizeName: (prize: string) => string) {
  return prizesOf(family, result, false).flatMap(([prize, numbers]) =>
    linesOf(numbers).map((line, at) => ({ name: at === 0 ? prizeName(prize) : '', numbers: line })),
  );
}

function linesOf(numbers: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const number of numbers) {
    const last = lines.at(-1);
    const longer = last === undefined ? number : `${last}   ${number}`;
    if (last !== undefined && longer.length <= charactersPerRow) lines[lines.length - 1] = longer;
    else lines.push(number);
  }
  return lines;
}
