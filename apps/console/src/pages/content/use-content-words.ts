import type { BankKind } from '@wau/contract/bank-kinds';
import type { ContentFieldName } from '@wau/contract/content-kinds';
import { isLanguageCode } from '@wau/contract/languages';
import type { Enrolment, Recurrence, RewardCondition } from '@wau/contract/promotion-statuses';
import type { ConsoleMessageId } from '@wau/i18n/console/en';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { useTexts } from '../../platform/console-services.ts';
import type { ContentField, ContentItem, ContentSite } from './content-queries.ts';
import type { Difference } from './differences.ts';
import { textsOf } from './draft.ts';

type Choices = Readonly<Record<string, ConsoleMessageId>>;

const enrolmentWords: Readonly<Record<Enrolment, ConsoleMessageId>> = {
  automatic: 'content.choice.enrolment.automatic',
  join: 'content.choice.enrolment.join',
  application: 'content.choice.enrolment.application',
  deposit: 'content.choice.enrolment.deposit',
};
const recurrenceWords: Readonly<Record<Recurrence, ConsoleMessageId>> = {
  once: 'content.choice.recurrence.once',
  daily: 'content.choice.recurrence.daily',
  weekly: 'content.choice.recurrence.weekly',
};
const conditionWords: Readonly<Record<RewardCondition, ConsoleMessageId>> = {
  none: 'content.choice.condition.none',
  deposit: 'content.choice.condition.deposit',
  turnover: 'content.choice.condition.turnover',
};

const bankKindWords: Readonly<Record<BankKind, ConsoleMessageId>> = {
  bank: 'content.choice.kind.bank',
  ewallet: 'content.choice.kind.ewallet',
};

/** Words for what is a code in an item; what is a name already, such as that of a messenger, stays as it is. */
const choiceWords: Readonly<Partial<Record<ContentFieldName, Choices>>> = {
  types: {
    A: 'content.choice.types.A',
    PL: 'content.choice.types.PL',
    B: 'content.choice.types.B',
    PU: 'content.choice.types.PU',
    H: 'content.choice.types.H',
  },
  execution: {
    A: 'content.choice.execution.A',
    B: 'content.choice.execution.B',
    F: 'content.choice.execution.F',
  },
  platform: { M: 'content.choice.platform.M', W: 'content.choice.platform.W' },
  kind: bankKindWords,
  feePayer: { member: 'content.choice.feePayer.member', merchant: 'content.choice.feePayer.merchant' },
  audience: {
    all: 'content.choice.audience.all',
    new: 'content.choice.audience.new',
    club: 'content.choice.audience.club',
  },
  enrolment: enrolmentWords,
  recurrence: recurrenceWords,
  condition: conditionWords,
  id: { useragreement: 'content.choice.id.useragreement' },
  entry: { main: 'content.choice.entry.main', sub: 'content.choice.entry.sub' },
};

const hints: Readonly<Partial<Record<ContentFieldName, ConsoleMessageId>>> = {
  image: 'content.hint.path',
  hours: 'content.hint.hours',
  accountPattern: 'content.hint.pattern',
  accountExample: 'content.hint.example',
  basisPoints: 'content.hint.points',
  feeBasisPoints: 'content.hint.points',
  shareBasisPoints: 'content.hint.points',
};

/** What the parts of an item are called. */
export function useContentWords(site: Pick<ContentSite, 'defaultLanguage'>) {
  const t = useTexts();
  const languageName = (code: string) => (isLanguageCode(code) ? offeredLanguages[code].name : code);
  const choiceName = (field: ContentFieldName, value: string): string => {
    const id = choiceWords[field]?.[value];
    return id === undefined ? value : t(id);
  };
  return {
    languageName,
    choiceName,
    noneName: (field: ContentFieldName): string | undefined =>
      field === 'platform' ? t('content.choice.platform.any') : undefined,
    hintOf: ({ name, input }: ContentField): string | undefined => {
      if (input === 'html') return t('content.hint.html');
      if (input === 'lines') return t('content.hint.lines');
      const id = hints[name];
      return id === undefined ? undefined : t(id);
    },
    /** What an item is called among others: its title in the site's own language or its name, else its key. */
    itemName: ({ key, item }: Pick<ContentItem, 'key' | 'item'>): string => {
      const texts = textsOf(item);
      const text = texts[site.defaultLanguage] ?? Object.values(texts)[0];
      const title = text?.title ?? text?.name ?? item.name;
      if (typeof title === 'string' && title !== '') return title;
      return key === 'useragreement' ? t('content.choice.id.useragreement') : key;
    },
    differenceName: ({ name, language }: Difference): string => {
      const field = t(`content.field.${name as ContentFieldName}`);
      return language === undefined ? field : `${field} (${languageName(language)})`;
    },
  };
}
