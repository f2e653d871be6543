import { linkBefore } from '@wau/fairness/hash-chain';
import { useText } from '../platform/text.tsx';
import { Field } from '../verified-game/form-fields.tsx';
import {
  eventOf,
  isRecord,
  type ParameterFieldsProps,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';
import { hundredthsText, parseHundredths } from './hundredths.ts';

export const verifiedCrash: VerifiedGame = {
  resultText(events) {
    const crash = eventOf(events, 'crashed')?.crashHundredths;
    return typeof crash === 'number' ? `${hundredthsText(crash)}×` : undefined;
  },
  openingTexts: () => ({ target: '2.00' }),
  textsOf(parameters) {
    const target = isRecord(parameters) ? parameters.autoCashOutHundredths : null;
    return { target: typeof target === 'number' ? hundredthsText(target) : '' };
  },
  parametersOf: ({ target = '' }) => ({
    autoCashOutHundredths: target.trim() === '' ? null : parseHundredths(target),
  }),
  promise: {
    isKept: (link, head, round) => round >= 1 && linkBefore(link, round) === head,
    publishedLabel: (t) => t('crash.chain.head'),
    keptText: (t) => t('crash.verify.kept'),
  },
  ParameterFields: CrashFields,
};

function CrashFields({ texts, isWrong, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  return (
    <Field
      label={t('crash.auto.verify')}
      value={texts.target ?? ''}
      inputMode="decimal"
      isWrong={isWrong}
      onType={(target) => onChange({ ...texts, target })}
    />
  );
}
