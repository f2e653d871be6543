import { wordId } from '../../platform/lottery/lottery-word-id.ts';
import { useLotteryWord } from '../../platform/lottery/use-lottery-word.ts';
import { classNames } from '../../ui/class-names.ts';
import { DieFace } from './die-face.tsx';
import { ballColourOf, type DrawnResult, digitsOf, prizesOf, resultLookOf } from './result-look.ts';

export interface DrawnNumbersProps {
  /** `undefined` where it is not known, as of a lottery that is not offered any more. */
  readonly family: string | undefined;
  readonly result: DrawnResult;
  /** Only what players ask for first, in one or two lines. */
  readonly isShort?: boolean;
}

/** The numbers of a draw as players of its family know them: digits, dice, balls, the places of a race or prizes. */
export function DrawnNumbers({ family, result, isShort = false }: DrawnNumbersProps) {
  switch (resultLookOf(family)) {
    case 'digits':
      return <Digits result={result} />;
    case 'dice':
      return <Dice result={result} />;
    case 'places':
      return <Places result={result} />;
    case 'balls':
      return <Balls family={family} result={result} />;
    case 'prizes':
      return <Prizes family={family} result={result} isShort={isShort} />;
  }
}

interface ResultProps {
  readonly result: DrawnResult;
}

interface FamilyResultProps extends ResultProps {
  readonly family: string | undefined;
}

const row = 'tabular flex flex-wrap items-center gap-1 font-semibold';

function Digits({ result }: ResultProps) {
  const digits = digitsOf(result);
  return (
    <span className={row}>
      <span className="sr-only">{digits.join(' ')}</span>
      {keyed(digits).map(({ key, number }) => (
        <span
          key={key}
          data-number
          aria-hidden="true"
          className="gold-fill flex size-7 items-center justify-center rounded-full text-detail"
        >
          {number}
        </span>
      ))}
    </span>
  );
}

function Dice({ result }: ResultProps) {
  const faces = Object.values(result).flat();
  const sum = faces.reduce((total, face) => total + Number(face), 0);
  return (
    <span className={row}>
      <span className="sr-only">{faces.join(' ')}</span>
      {keyed(faces).map(({ key, number }) => (
        <DieFace key={key} face={number} className="size-7" />
      ))}
      <span data-number className="ms-1 text-muted">
        = {sum}
      </span>
    </span>
  );
}

/** The colours of ten runners, as every race of ten has them. */
const runnerColours: Readonly<Record<string, string>> = {
  '01': 'bg-[#e8d21d] text-[#221703]',
  '02': 'bg-[#1466b8] text-white',
  '03': 'bg-[#4a4a4a] text-white',
  '04': 'bg-[#f5871f] text-[#221703]',
  '05': 'bg-[#1fc7d6] text-[#04201a]',
  '06': 'bg-[#5b3fd1] text-white',
  '07': 'bg-[#c9cdd6] text-[#1a1c2b]',
  '08': 'bg-[#cf1f2e] text-white',
  '09': 'bg-[#7a1414] text-white',
  '10': 'bg-[#13792f] text-white',
};

function Places({ result }: ResultProps) {
  const places = Object.values(result).flat();
  return (
    <span className="tabular flex flex-wrap items-center gap-0.5 font-semibold">
      <span className="sr-only">{places.join(' ')}</span>
      {places.map((runner) => (
        <span
          key={runner}
          data-number
          aria-hidden="true"
          className={classNames(
            'flex h-7 w-5.5 items-center justify-center rounded-[5px] text-caption',
            runnerColours[runner] ?? 'bg-raised',
          )}
        >
          {Number(runner)}
        </span>
      ))}
    </span>
  );
}

const ballClasses = {
  red: 'bg-[#c62828] text-white',
  blue: 'bg-[#1e56b0] text-white',
  green: 'bg-[#1b7a3d] text-white',
} as const;

/** Those of a prize stand together, what is drawn besides behind a plus. */
function Balls({ family, result }: FamilyResultProps) {
  const word = useLotteryWord();
  return (
    <span className={row}>
      {prizesOf(family, result, false).map(([prize, numbers], index) => (
        <span key={prize} className="contents">
          {index === 0 ? null : <span className="text-muted">+</span>}
          {numbers.map((number) => {
            const colour = ballColourOf(number);
            return (
              <span
                key={number}
                data-number
                className={classNames(
                  'flex size-7 items-center justify-center rounded-full text-detail',
                  colour === undefined ? 'bg-raised' : ballClasses[colour],
                )}
              >
                {number}
                {colour === undefined ? null : (
                  <span className="sr-only"> {word(wordId('option', family, colour))}</span>
                )}
              </span>
            );
          })}
        </span>
      ))}
    </span>
  );
}

interface PrizesProps extends FamilyResultProps {
  readonly isShort: boolean;
}

function Prizes({ family, result, isShort }: PrizesProps) {
  const word = useLotteryWord();
  const prizes = prizesOf(family, result, isShort);
  return (
    <dl
      className={
        isShort ? 'flex flex-wrap gap-x-4 gap-y-1' : 'divide-y divide-line rounded-small bg-raised px-3'
      }
    >
      {prizes.map(([prize, numbers]) => (
        <div
          key={prize}
          className={isShort ? 'flex items-baseline gap-1.5' : 'flex items-baseline gap-2 py-1.5'}
        >
          <dt className={classNames('text-caption text-muted', isShort ? '' : 'w-2/5 max-w-28 shrink-0')}>
            {word(wordId('prize', family, prize))}
          </dt>
          <dd className="tabular flex flex-wrap gap-x-3 font-semibold">
            {keyed(numbers).map(({ key, number }) => (
              <span key={key} data-number>
                {number}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers may come twice, and stay where they are. */
function keyed(numbers: readonly string[]) {
  return numbers.map((number, index) => ({ key: `${index}:${number}`, number }));
}
