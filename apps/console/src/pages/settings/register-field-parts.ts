import type { LanguageCode } from '@wau/contract/languages';
import { type RegisterFieldPropertyName, registerFieldPropertyNames } from '@wau/contract/merchant-settings';
import type { Setting, Settings } from './settings-queries.ts';

export type RegisterField = Settings['registerFields'][number];

/** One part of a field's rule, which is changed by itself. */
export interface RegisterFieldPart {
  readonly property: RegisterFieldPropertyName;
  /** Of a message. */
  readonly language: LanguageCode | undefined;
  readonly kind: Pick<Setting, 'input' | 'mayBeNone' | 'minimum' | 'maximum' | 'maximumLength'>;
  /** As a change takes it; of a message its words alone. */
  readonly value: string;
}

/** So long a message is at most, as the server has it. */
const longestMessage = 200;
const none = 'none';

export function partsOf(
  { enabled, required, maxLength, longest, pattern, messages }: RegisterField,
  languages: readonly LanguageCode[],
): readonly RegisterFieldPart[] {
  const part = (
    property: RegisterFieldPropertyName,
    kind: Partial<RegisterFieldPart['kind']> & Pick<Setting, 'input'>,
    value: string,
    language?: LanguageCode,
  ): RegisterFieldPart => ({ property, language, kind: { mayBeNone: false, ...kind }, value });
  return [
    part('enabled', { input: 'switch' }, enabled ? 'on' : 'off'),
    part('required', { input: 'switch' }, required ? 'on' : 'off'),
    part('max-length', { input: 'number', minimum: 1, maximum: longest }, String(maxLength)),
    part('pattern', { input: 'text', mayBeNone: true }, pattern || none),
    ...languages.map((language) => {
      const text = messages.find((message) => message.language === language)?.text ?? none;
      return part(
        'message',
        { input: 'text', mayBeNone: true, maximumLength: longestMessage },
        text,
        language,
      );
    }),
  ];
}

/** The value of a change of a part: a message says in which language it is. */
export function orderedValue({ language }: Pick<RegisterFieldPart, 'language'>, value: string): string {
  return language === undefined ? value : `${language} ${value}`;
}

/** Which part a change in the history was about: `register-field email message EN`. */
export function changedPart(
  settingName: string,
): { readonly property: RegisterFieldPropertyName; readonly language: string | undefined } | undefined {
  const [, , name, language] = settingName.split(' ');
  const property = registerFieldPropertyNames.find((each) => each === name);
  return property === undefined ? undefined : { property, language };
}
