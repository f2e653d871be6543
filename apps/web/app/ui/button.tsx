import { type ReactNode, useRef, useState } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-style.ts';
import { Spinner } from './spinner.tsx';

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
  // The ref refuses the second tap of the same frame, before the state has rendered.
  const isBusyNow = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const works = isBusy || isLoading;

  const press = () => {
    const work = onClick?.();
    if (!(work instanceof Promise)) return;
    isBusyNow.current = true;
    setIsBusy(true);
    const done = () => {
      isBusyNow.current = false;
      setIsBusy(false);
    };
    work.then(done, done);
  };

  return (
    <button
      type={type}
      className={`${buttonClass(look, size, isWide)} ${className}`}
      disabled={isDisabled}
      aria-busy={works || undefined}
      aria-disabled={works || undefined}
      onClick={(event) => {
        if (works || isBusyNow.current) event.preventDefault();
        else press();
      }}
    >
      <span className={works ? 'invisible contents' : 'contents'}>{children}</span>
      {works ? <Spinner className="absolute" /> : null}
    </button>
  );
}
