import type { LanguageCode } from '@wau/contract/languages';
import { parseOpeningHours } from '../../../platform/calendar/opening-hours.ts';
import type { ContentItem } from './content-item.ts';
import type { ContentKind } from './content-kinds.ts';
import { WrongContent } from './wrong-content.ts';

/** @throws WrongContent for what no single field shows: a missing language, a period that ends before it begins */
export function checkItem(
  kind: ContentKind,
  { key, fields, texts }: ContentItem,
  language: LanguageCode,
): void {
  if (kind.texts.length > 0 && texts[language] === undefined) {
    throw new WrongContent(`${key} needs a text in ${language}, the merchant's own language.`, {
      code: 'content.text.missing',
      field: `texts.${language}`,
    });
  }
  for (const [from, until] of [
    ['from', 'until'],
    ['startsAt', 'endsAt'],
  ] as const) {
    const [begin, end] = [fields[from], fields[until]];
    if (typeof begin === 'string' && typeof end === 'string' && Date.parse(end) <= Date.parse(begin)) {
      throw new WrongContent(`${key}: ${until} must be later than ${from}.`, {
        code: 'content.period.wrong',
        field: until,
      });
    }
  }
  const { hours } = fields;
  if (typeof hours === 'string' && parseOpeningHours(hours) === undefined) {
    throw new WrongContent(
      `${key}: hours are always, off, or such as mon-fri 09:00-18:00, sat 10:00-14:00.`,
      {
        field: 'hours',
      },
    );
  }
  const { types, execution, link } = fields;
  const isPopup = Array.isArray(types) && types.length === 1 && types[0] === 'PU';
  if (Array.isArray(types) && !isPopup && (execution !== null || link !== '')) {
    throw new WrongContent(`${key}: execution and link are of pop-ups alone, whose types are ["PU"].`, {
      field: execution === null ? 'link' : 'execution',
    });
  }
}
