import type { OperatorRole } from '@wau/contract/permissions';
import { useId } from 'react';
import { useRoleName } from './use-role-name.ts';

interface RoleSelectProps {
  readonly label: string;
  readonly roles: readonly OperatorRole[];
  readonly value: OperatorRole;
  readonly onChange: (role: OperatorRole) => void;
}

export function RoleSelect({ label, roles, value, onChange }: RoleSelectProps) {
  const nameOf = useRoleName();
  const id = useId();
  return (
    <div className="grow">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const role = roles.find((each) => each === target.value);
          if (role !== undefined) onChange(role);
        }}
        className="min-h-11 w-full rounded-small border border-outline bg-surface px-2"
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {nameOf(role)}
          </option>
        ))}
      </select>
    </div>
  );
}
