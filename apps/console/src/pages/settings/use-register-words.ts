import { isLanguageCode } from '@wau/contract/languages';
import { isRegistrationFieldName } from '@wau/contract/registration-rules';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { useTexts } from '../../platform/console-services.ts';
import type { RegisterFieldPart } from './register-field-parts.ts';

interface NamedPart extends Pick<RegisterFieldPart, 'property'> {
  readonly language: string | undefined;
}

/** What the fields of the registration form and the parts of their rules are called. */
export function useRegisterWords() {
  const t = useTexts();
  return {
    fieldName: (name: string): string => (isRegistrationFieldName(name) ? t(`register.field.${name}`) : name),
    partName: ({ property, language = '' }: NamedPart): string => {
      if (property !== 'message') return t(`register.part.${property}`);
      return t('register.part.message', {
        language: isLanguageCode(language) ? offeredLanguages[language].name : language,
      });
    },
    shownValue: ({ property }: Pick<RegisterFieldPart, 'property'>, value: string): string => {
      if (property === 'enabled' || property === 'required') {
        return t(value === 'on' ? 'settings.on' : 'settings.off');
      }
      return value === 'none' ? t('settings.none') : value;
    },
  };
}
