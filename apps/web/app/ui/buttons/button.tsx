import { type ReactNode, useState } from 'react';
import { Spinner } from '../spinner.tsx';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-style.ts';
import { useOnceAtATime } from './use-once-at-a-time.ts';

interface ButtonProps {
  readonly children: ReactNode;
  /** While a returned promise is open the button shows that it works and takes no further tap. */
  readonly onClick?: () => unknown;
  readonly type?: 'button' | 'submit';
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly isWide?: boolean;
  readonly isDisabled?: boolean;
  /** For work that is not started by `onClick`, such as a form's submit. */
  readonly isLoading?: boolean;
  readonly className?: string;
}

/** F1: a button that cannot fire twice, however often it is tapped. */
export function Button({
  children,
  onClick,
  type = 'button',
  look = 'primary',
  size = 'large',
  isWide = false,
  isDisabled = false,
  isLoading = false,
  className = '',
}: ButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const once = useOnceAtATime();
  const works = isBusy || isLoading;

  const press = async () => {
    const work = onClick?.();
    if (!(work instanceof Promise)) return;
    setIsBusy(true);
    // What goes wrong is shown by whoever started the work; the button only becomes free again.
    await work.catch(() => undefined);
    setIsBusy(false);
  };

  return (
    <button
      type={type}
      className={`${buttonClass(look, size, isWide)} ${className}`}
      disabled={isDisabled}
      aria-busy={works || undefined}
      aria-disabled={works || undefined}
      onClick={(event) => {
        if (works) event.preventDefault();
        else void once(press);
      }}
    >
      <span className={works ? 'invisible contents' : 'contents'}>{children}</span>
      {works ? <Spinner className="absolute size-5" /> : null}
    </button>
  );
}
