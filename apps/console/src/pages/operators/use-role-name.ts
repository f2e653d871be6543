import { parseOperatorRole } from '@wau/contract/permissions';
import { useConsole } from '../../platform/console-services.ts';

/** A role in words; one of a newer version by its name. */
export function useRoleName(): (role: string) => string {
  const { memberText } = useConsole().language;
  return (name) => {
    const role = parseOperatorRole(name);
    return role === undefined ? name : memberText(`role.${role}`);
  };
}
