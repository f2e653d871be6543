import type { Currency } from '@wau/money/currency';
import { minorToTypedText, minorToWire, parseMajorText, parseMinor } from '@wau/money/minor';
import type { Setting } from './settings-queries.ts';

/** What stands in the field of a setting while it is written: a text, or some of some, or two moments. */
export type SettingDraft = string | readonly string[];

/** Why what was typed is no value, by the end of the message that says so. */
export type SettingProblem = 'empty' | 'number' | 'money' | 'range' | 'period';

export type ReadDraft = { readonly value: string } | { readonly problem: SettingProblem };

type Exponent = Pick<Currency, 'exponent'>;
type Kind = Pick<Setting, 'input' | 'mayBeNone' | 'minimum' | 'maximum'>;

const nothing = 'none';

/** A value as it is edited. Money in major units; moments in the zone of this desk. */
export function draftOf({ input, mayBeNone }: Kind, value: string, currency: Exponent): SettingDraft {
  const isNothing = mayBeNone && value === nothing;
  switch (input) {
    case 'choices':
      return value.split(',');
    case 'period':
      return isNothing ? ['', ''] : value.split('/').map(localText);
    case 'lines':
      return isNothing ? '' : value.split(',').join('\n');
    case 'money': {
      const amount = parseMinor(value);
      return amount === undefined ? value : minorToTypedText(amount, currency);
    }
    default:
      return isNothing ? '' : value;
  }
}

/** What was typed as a change takes it, or what is wrong with it. */
export function readDraft(kind: Kind, draft: SettingDraft, currency: Exponent): ReadDraft {
  if (typeof draft !== 'string') return kind.input === 'period' ? readPeriod(draft) : readChoices(draft);
  const text = draft.trim();
  if (text === '') return kind.mayBeNone ? { value: nothing } : { problem: 'empty' };
  switch (kind.input) {
    case 'lines':
      return {
        value: text
          .split(/[\n,]/)
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .join(','),
      };
    case 'number':
      return /^\d{1,15}$/.test(text) ? inRange(kind, text) : { problem: 'number' };
    case 'money': {
      const amount = parseMajorText(text, currency);
      return amount === undefined ? { problem: 'money' } : inRange(kind, minorToWire(amount));
    }
    default:
      return { value: text };
  }
}

function readChoices(chosen: readonly string[]): ReadDraft {
  return chosen.length === 0 ? { problem: 'empty' } : { value: chosen.join(',') };
}

function readPeriod([from = '', until = '']: readonly string[]): ReadDraft {
  if (from === '' && until === '') return { value: nothing };
  const moments = [from, until].map((text) => new Date(text));
  if (moments.some((moment) => Number.isNaN(moment.getTime()))) return { problem: 'period' };
  return { value: moments.map(toSecond).join('/') };
}

function inRange({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: Kind, digits: string): ReadDraft {
  const number = Number(digits);
  return number >= minimum && number <= maximum ? { value: digits } : { problem: 'range' };
}

function toSecond(moment: Date): string {
  return `${moment.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}

/** As a field of day and time has it; seconds only where there are any. */
function localText(text: string): string {
  const date = new Date(text);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const seconds = date.getSeconds() === 0 ? '' : `:${two(date.getSeconds())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}${seconds}`;
}
