import type { AuditEntry } from './audit-queries.ts';

type Value = string | number | boolean | null;

/** One value of an entry. Of what is kept as a whole, an item of content, it is one of its fields. */
export interface ValueDifference {
  /** The value by its name, which an item of content has chosen itself. */
  readonly name: string;
  /** The field inside it, e.g. `texts.MY.title`; empty for a value that is one thing. */
  readonly field: string;
  /** `undefined`: it was not there. */
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** What an entry says of before and after, told apart; its reason, whose case it is and what is masked stand elsewhere. */
export function valueDifferences({
  oldValues,
  newValues,
  withheld,
  member,
}: Pick<AuditEntry, 'oldValues' | 'newValues' | 'withheld' | 'member'>): {
  readonly changed: readonly ValueDifference[];
  readonly same: readonly ValueDifference[];
} {
  const isElsewhere = (name: string): boolean =>
    name === 'reason' ||
    withheld.includes(name) ||
    (name === 'memberId' && newValues[name] === member?.memberId);
  const names = [...new Set([...Object.keys(oldValues), ...Object.keys(newValues)])].filter(
    (name) => !isElsewhere(name),
  );
  const all = names.flatMap((name) => {
    const [before, after] = [fieldsOf(oldValues[name]), fieldsOf(newValues[name])];
    const fields = [...new Set([...before.keys(), ...after.keys()])];
    // What was nothing as a whole was nothing in each of its fields.
    const parts = fields.length > 1 ? fields.filter((field) => field !== '') : fields;
    return parts.map((field) => ({ name, field, before: before.get(field), after: after.get(field) }));
  });
  return {
    changed: all.filter(({ before, after }) => before !== after),
    same: all.filter(({ before, after }) => before === after),
  };
}

/** The fields of what is kept as the text of an item; any other value is one field without a name. */
function fieldsOf(value: Value | undefined): ReadonlyMap<string, Value> {
  if (value === undefined) return new Map();
  const item = typeof value === 'string' && value.startsWith('{') ? parsed(value) : undefined;
  return item === undefined ? new Map([['', value]]) : new Map(leavesOf(item, ''));
}

function parsed(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

function leavesOf(item: object, path: string): readonly [string, Value][] {
  return Object.entries(item).flatMap(([name, value]: [string, unknown]): readonly [string, Value][] => {
    const at = path === '' ? name : `${path}.${name}`;
    if (Array.isArray(value)) return [[at, value.map(String).join(', ')]];
    if (typeof value === 'object' && value !== null) return leavesOf(value, at);
    return [[at, value === null || typeof value === 'boolean' ? value : String(value)]];
  });
}
