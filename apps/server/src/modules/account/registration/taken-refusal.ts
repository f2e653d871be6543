import type { RegistrationMode } from '@wau/contract/registration-rules';
import { Refusal } from '@wau/service/refusal';

/** Under a number, the number is the name. */
export function takenRefusal(mode: RegistrationMode): Refusal {
  return mode === 'mobile'
    ? new Refusal('register.mobile.taken', { field: 'mobileNum' })
    : new Refusal('register.username.taken', { field: 'username' });
}
