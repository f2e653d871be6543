import type { MobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { MobileNumberField } from '../../../shared/mobile-number/mobile-number-field.tsx';
import { CodeField } from '../../../shared/send-code/code-field.tsx';
import type { SendCodeState } from '../../../shared/send-code/use-send-code.ts';
import type { FieldProps } from './field-props.ts';

interface SmsFieldsProps extends FieldProps {
  readonly country: MobileCountry;
  readonly sendCode: SendCodeState;
}

/** AC-02: the number with its dialing code, and the code that was sent there. */
export function SmsFields({ form, change, errorOf, inputOf, country, sendCode }: SmsFieldsProps) {
  return (
    <>
      <MobileNumberField
        ref={inputOf('mobileNum')}
        countryCode={country.code}
        onCountryChange={country.choose}
        value={form.mobileNum}
        onChange={change('mobileNum')}
        error={errorOf('mobileNum')}
      />
      <CodeField
        ref={inputOf('messageCode')}
        name="messageCode"
        value={form.messageCode}
        onChange={change('messageCode')}
        state={sendCode}
        error={errorOf('messageCode')}
      />
    </>
  );
}
