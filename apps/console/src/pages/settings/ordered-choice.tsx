import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';

interface OrderedChoiceProps {
  readonly label: string;
  readonly choices: readonly string[];
  readonly chosen: readonly string[];
  readonly nameOf: (choice: string) => string;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Some of some in an order: what is chosen first, as it stands, then the rest. */
export function OrderedChoice({ label, choices, chosen, nameOf, onChange }: OrderedChoiceProps) {
  const t = useTexts();
  const move = (from: number, to: number): void => {
    const next = [...chosen];
    const [moved] = next.splice(from, 1);
    if (moved === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, moved);
    onChange(next);
  };
  const others = choices.filter((choice) => !chosen.includes(choice));
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{label}</legend>
      <ul className="flex flex-col gap-1">
        {[...chosen, ...others].map((choice, place) => (
          <li key={choice} className="flex items-center gap-2">
            <label className="flex min-h-11 grow cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={chosen.includes(choice)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, choice] : chosen.filter((each) => each !== choice))
                }
                className="size-5"
              />
              {nameOf(choice)}
            </label>
            {chosen.includes(choice) ? (
              <>
                <Button
                  label={t('settings.up', { name: nameOf(choice) })}
                  onClick={() => move(place, place - 1)}
                >
                  <span aria-hidden="true">↑</span>
                </Button>
                <Button
                  label={t('settings.down', { name: nameOf(choice) })}
                  onClick={() => move(place, place + 1)}
                >
                  <span aria-hidden="true">↓</span>
                </Button>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
