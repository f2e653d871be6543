import type { RegistrationMode } from '@wau/contract/registration-rules';
import { useFlag } from './site-query.ts';

/** The ways to open an account that the merchant has switched on, the name first. */
export function useRegistrationModes(): readonly RegistrationMode[] {
  const byUsername = useFlag('USERNAMEREG3');
  const byMobile = useFlag('MOBILENUMREG3');
  return [...(byUsername ? ['username' as const] : []), ...(byMobile ? ['mobile' as const] : [])];
}

/** Whether a visitor can open an account at all; where not, nothing leads to registration. */
export function useCanRegister(): boolean {
  return useRegistrationModes().length > 0;
}
