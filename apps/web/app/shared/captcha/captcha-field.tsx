import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { Ref } from 'react';
import { captchaDigits, captchaMaxLength } from '../../platform/captcha/captcha-digits.ts';
import type { CaptchaState } from '../../platform/captcha/use-captcha.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

interface CaptchaFieldProps {
  readonly state: CaptchaState;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The picture and the field for its answer; a tap on the picture brings another. */
export function CaptchaField({ state, value, onChange, error, ref }: CaptchaFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      ref={ref}
      label={t('captcha.label')}
      name="captcha"
      value={value}
      onChange={(text) => onChange(captchaDigits(text))}
      error={error}
      hint={t('captcha.hint')}
      inputMode="numeric"
      maxLength={captchaMaxLength}
      end={
        <button
          type="button"
          aria-label={t('captcha.refresh')}
          onClick={state.refresh}
          className="me-1 flex h-11 w-32 shrink-0 items-center justify-center overflow-hidden rounded-small bg-white"
        >
          <CaptchaPicture state={state} />
        </button>
      }
    />
  );
}

function CaptchaPicture({ state }: { state: CaptchaState }) {
  const t = useTranslate();
  if (state.captcha !== undefined) {
    return (
      <img
        src={state.captcha.picture}
        alt={t('captcha.image')}
        width={128}
        height={44}
        className="h-11 w-32"
      />
    );
  }
  if (state.hasFailed) return <RefreshCw className="size-5 text-on-gold" />;
  return <Skeleton className="h-11 w-32" />;
}
