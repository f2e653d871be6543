import type { CompiledCatalogue, PlaceholderValue } from '../catalogue.ts';
import { makeTranslator } from '../translator.ts';
import { repeatedPlays } from './repeated-plays.ts';

/** Names and rules of lotteries in one language, by the codes of the rules. */
export interface LotteryWords {
  /**
   * The word with that id: `family.ssc`, `group.ssc.threeStar`, `play.ssc.first-three-group-6`, `rule.…`,
   * `field.ssc.place-1`, `option.ssc.big`, `prize.four-d.first-24`. A family's code may be left out except of plays and
   * rules, but then the family's own word is not found. What has no word is called by its code.
   */
  readonly word: (id: string) => string;
  readonly playName: (family: string, play: string) => string;
  /** What is picked, when it wins and what it costs, with an example; `undefined` where it is not known. */
  readonly playRule: (family: string, play: string) => string | undefined;
}

/** What calls everything by its code, until the words have come. */
export const lotteryCodes: LotteryWords = {
  word: codeOf,
  playName: (_, play) => play,
  playRule: () => undefined,
};

/** A text and what fills it. */
interface Found {
  readonly id: string;
  readonly values?: Readonly<Record<string, PlaceholderValue>>;
}

/** Families with the same plays, by what their texts are under. */
const sharedTexts: Readonly<Record<string, string>> = {
  'myanmar-2d': 'myanmar',
  'myanmar-3d': 'myanmar',
  'thai-four': 'thai',
  'thai-lao': 'thai',
  'thai-three': 'thai',
  'vn-north': 'vn',
  'vn-south': 'vn',
};

/** Words that are put together, by their ids without a family. */
const composedWords: readonly {
  readonly id: RegExp;
  readonly text: string;
  /** Of what the id names, that which is a word itself, and its kind. */
  readonly words?: Readonly<Record<string, string>>;
}[] = [
  {
    id: /^option\.(?<colour>red|blue|green)-(?<side>big|small|odd|even)$/,
    text: 'option.colourSide',
    words: { colour: 'option', side: 'option' },
  },
  { id: /^field\.digit-(?<count>\d+)$/, text: 'field.digit' },
  { id: /^field\.place-(?<count>\d+)$/, text: 'field.place' },
  { id: /^prize\.balls-(?<count>\d+)$/, text: 'prize.balls' },
  { id: /^prize\.sum-(?<sum>\d+)$/, text: 'prize.sum' },
  { id: /^prize\.sum-(?<lowest>\d+)-(?<highest>\d+)$/, text: 'prize.sums' },
  { id: /^prize\.(?<prize>[a-z]+)-(?<count>24|12|6|4)$/, text: 'prize.orders', words: { prize: 'prize' } },
];

export function makeLotteryWords(messages: CompiledCatalogue, locale: string): LotteryWords {
  const translate = makeTranslator(messages, locale);
  // A text that is put together may begin with a word as it stands within a sentence.
  const tell = ({ id, values }: Found) =>
    values === undefined ? translate(id) : withFirst(translate(id, values), 'toUpperCase');
  const say = (id: string) => withFirst(word(id), 'toLowerCase');

  const firstOf = (ids: readonly string[]) => ids.find((id) => Object.hasOwn(messages, id));

  const findPlay = (kind: string, family: string, play: string): Found | undefined => {
    const named = repeatedPlays.get(family)?.find(({ code }) => code.test(play));
    const text = named === undefined ? play : play.replace(named.code, named.text);
    const places = [family, sharedTexts[family] ?? family];
    const id = firstOf([play, text].flatMap((each) => places.map((place) => `${kind}.${place}.${each}`)));
    if (id === undefined) return undefined;
    return named === undefined
      ? { id }
      : { id, values: named.values(named.code.exec(play)?.groups ?? {}, say) };
  };

  const findWord = (id: string): Found | undefined => {
    const { kind, family, code } = partsOf(id);
    const plain = firstOf([id, `${kind}.${sharedTexts[family] ?? family}.${code}`, `${kind}.${code}`]);
    if (plain !== undefined) return { id: plain };
    const composed = composedWords.find((each) => each.id.test(`${kind}.${code}`));
    if (composed === undefined) return undefined;
    const named = composed.id.exec(`${kind}.${code}`)?.groups ?? {};
    const values = Object.entries(named).map(([name, value]) => {
      const kindOfWord = composed.words?.[name];
      return [name, kindOfWord === undefined ? value : say(`${kindOfWord}.${value}`)] as const;
    });
    return { id: composed.text, values: Object.fromEntries(values) };
  };

  const word = (id: string): string => {
    const { kind, family, code } = partsOf(id);
    const found = kind === 'play' || kind === 'rule' ? findPlay(kind, family, code) : findWord(id);
    return found === undefined ? codeOf(id) : tell(found);
  };

  return {
    word,
    playName: (family, play) => word(`play.${family}.${play}`),
    playRule: (family, play) => {
      const found = findPlay('rule', family, play);
      return found === undefined ? undefined : tell(found);
    },
  };
}

function partsOf(id: string): { readonly kind: string; readonly family: string; readonly code: string } {
  const [kind = '', family = ''] = id.split('.');
  return { kind, family, code: codeOf(id) };
}

function codeOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

function withFirst(text: string, change: 'toUpperCase' | 'toLowerCase'): string {
  return text.slice(0, 1)[change]() + text.slice(1);
}
