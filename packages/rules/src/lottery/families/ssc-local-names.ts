const stretchNames: Readonly<Record<string, string>> = {
  five: '五星',
  'first-four': '前四',
  'last-four': '后四',
  'first-three': '前三',
  'middle-three': '中三',
  'last-three': '后三',
  'first-two': '前二',
  'last-two': '后二',
};

/** By what follows the stretch in a play's code; a group of two has no number, and those of three are named for their digits. */
const stretchPlayNames: Readonly<Record<string, string>> = {
  straight: '直选复式',
  entered: '直选单式',
  'group-3': '组三',
  'group-6': '组六',
  'group-45': '组选',
  'sum-tail': '和值尾数',
  'any-1': '一码不定位',
  'any-2': '二码不定位',
  'any-3': '三码不定位',
  'two-sides': '大小单双',
  pattern: '形态',
};

const otherNames: Readonly<Record<string, string>> = {
  'fixed-digit': '定位胆',
  'any-two': '任二直选',
  'any-three': '任三直选',
  'any-four': '任四直选',
  'smooth-1': '一帆风顺',
  'smooth-2': '好事成双',
  'smooth-3': '三星报喜',
  'smooth-4': '四季发财',
  'sum-two-sides': '总和大小单双',
};

const placeNames = ['万', '千', '百', '十', '个'];

/** What players call a play of SSC, put together from its code as the play is. */
export function sscLocalName(code: string): string {
  const other = otherNames[code];
  if (other !== undefined) return other;
  const [, place, placePlay = ''] = /^place-(\d)-(number|two-sides)$/.exec(code) ?? [];
  if (place !== undefined) return `${placeName(place)}位${placePlay === 'number' ? '' : '两面'}`;
  const [, front, back] = /^dragon-tiger-(\d)-(\d)$/.exec(code) ?? [];
  if (front !== undefined && back !== undefined) return `龙虎${placeName(front)}${placeName(back)}`;
  const [, stretch = '', play = ''] = /^((?:[a-z]+-)?(?:two|three|four|five))-(.+)$/.exec(code) ?? [];
  const isLong = stretch === 'five' || stretch.endsWith('four');
  const [, group] = /^group-(\d+)$/.exec(play) ?? [];
  const name = isLong && group !== undefined ? `组选${group}` : stretchPlayNames[play];
  const stretchName = stretchNames[stretch];
  if (name === undefined || stretchName === undefined) throw new RangeError(`${code} has no local name`);
  return `${stretchName}${name}`;
}

function placeName(number: string): string {
  return placeNames[Number(number) - 1] ?? '';
}
