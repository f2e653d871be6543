import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import {
  firstUnanswered,
  resultOf,
  type SelfTestAnswer,
  type SelfTestQuestion,
  type SelfTestResult,
  type SelfTestSheet,
  selfTestAnswers,
  selfTestQuestions,
} from './self-test.ts';

export const handle: RouteHandle = {
  title: 'page.selfTest',
  back: true,
  backPath: '/m/saferPlay',
  memberOnly: true,
  header: true,
  footer: true,
};

export const clientLoader = memberLoader();

export function HydrateFallback() {
  return (
    <div className="space-y-4 px-4 pt-1 pb-8">
      <Skeleton className="h-52 w-full rounded-large" />
      <Skeleton className="h-52 w-full rounded-large" />
      <Skeleton className="h-52 w-full rounded-large" />
    </div>
  );
}

const questionTexts = {
  afford: 'selftest.question.afford',
  more: 'selftest.question.more',
  chase: 'selftest.question.chase',
  borrow: 'selftest.question.borrow',
  problem: 'selftest.question.problem',
  health: 'selftest.question.health',
  criticised: 'selftest.question.criticised',
  finances: 'selftest.question.finances',
  guilt: 'selftest.question.guilt',
} as const satisfies Record<SelfTestQuestion, string>;

const answerTexts = {
  never: 'selftest.answer.never',
  sometimes: 'selftest.answer.sometimes',
  mostly: 'selftest.answer.mostly',
  always: 'selftest.answer.always',
} as const satisfies Record<SelfTestAnswer, string>;

const resultTexts = {
  none: 'selftest.result.none',
  low: 'selftest.result.low',
  moderate: 'selftest.result.moderate',
  high: 'selftest.result.high',
} as const satisfies Record<SelfTestResult, string>;

/** Nine questions about the last twelve months. What is answered is sent nowhere and kept nowhere: it goes with the page. */
export default function SelfTestScreen() {
  const [sheet, setSheet] = useState<SelfTestSheet>({});
  const [result, setResult] = useState<SelfTestResult>();
  const again = () => {
    setSheet({});
    setResult(undefined);
  };
  return (
    <div className="space-y-5 px-4 pt-1 pb-8">
      {result === undefined ? (
        <Questions
          sheet={sheet}
          onAnswer={(question, answer) => setSheet((given) => ({ ...given, [question]: answer }))}
          onDone={setResult}
        />
      ) : (
        <Result result={result} onAgain={again} />
      )}
    </div>
  );
}

interface QuestionsProps {
  readonly sheet: SelfTestSheet;
  readonly onAnswer: (question: SelfTestQuestion, answer: SelfTestAnswer) => void;
  readonly onDone: (result: SelfTestResult) => void;
}

function Questions({ sheet, onAnswer, onDone }: QuestionsProps) {
  const t = useTranslate();
  const [isAsked, setIsAsked] = useState(false);
  const missing = isAsked ? firstUnanswered(sheet) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = resultOf(sheet);
    if (result !== undefined) return onDone(result);
    setIsAsked(true);
    const gap = firstUnanswered(sheet);
    event.currentTarget.querySelector<HTMLInputElement>(`input[name="${gap ?? ''}"]`)?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <p className="text-pretty text-muted">{t('selftest.intro')}</p>
      {selfTestQuestions.map((question, index) => (
        <Question
          key={question}
          question={question}
          number={index + 1}
          answer={sheet[question]}
          isMissing={question === missing}
          onAnswer={(answer) => onAnswer(question, answer)}
        />
      ))}
      <FormError text={missing === undefined ? undefined : t('selftest.missing')} />
      <Button type="submit" isWide>
        {t('selftest.done')}
      </Button>
    </form>
  );
}

interface QuestionProps {
  readonly question: SelfTestQuestion;
  readonly number: number;
  readonly answer: SelfTestAnswer | undefined;
  readonly isMissing: boolean;
  readonly onAnswer: (answer: SelfTestAnswer) => void;
}

function Question({ question, number, answer, isMissing, onAnswer }: QuestionProps) {
  const t = useTranslate();
  return (
    <fieldset
      className={`rounded-large bg-surface p-4 shadow-low ${isMissing ? 'ring-1 ring-hibiscus-text' : ''}`}
    >
      <legend className="float-left mb-2 w-full font-semibold text-pretty">
        {t('selftest.number', { number, question: t(questionTexts[question]) })}
      </legend>
      <div className="clear-both">
        {selfTestAnswers.map((each) => (
          <label key={each} className="relative flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={question}
              value={each}
              checked={each === answer}
              onChange={() => onAnswer(each)}
              className="size-5 shrink-0 accent-gold"
            />
            {t(answerTexts[each])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What it comes to, and what helps; from the middle band on a break is what stands out. */
function Result({ result, onAgain }: { readonly result: SelfTestResult; readonly onAgain: () => void }) {
  const t = useTranslate();
  const needsBreak = result === 'moderate' || result === 'high';
  return (
    <Card className="space-y-4">
      <p role="status" className="text-lg font-semibold text-pretty">
        {t(resultTexts[result])}
      </p>
      <p className="text-detail text-pretty text-muted">{t('selftest.result.note')}</p>
      <div className="space-y-2">
        <Link to="/m/saferPlay" className={buttonClass(needsBreak ? 'secondary' : 'primary', 'large', true)}>
          {t('selftest.way.limits')}
        </Link>
        <Link to="/m/takeBreak" className={buttonClass(needsBreak ? 'primary' : 'secondary', 'large', true)}>
          {t('page.takeBreak')}
        </Link>
        <Link to="/m/service" className={buttonClass('quiet', 'medium', true)}>
          {t('selftest.way.service')}
        </Link>
        <Button look="quiet" size="medium" isWide onClick={onAgain}>
          {t('selftest.again')}
        </Button>
      </div>
    </Card>
  );
}
