/** Whether foreign data is an object with exactly the given keys: parameters with unknown parts are not understood. */
export function hasExactlyKeys<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Record<Key, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const present = Object.keys(value);
  return present.length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

/** Whether foreign data is an integer from `minimum` to `maximum`, both included. */
export function isIntegerWithin(value: unknown, minimum: number, maximum: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
}

/** Whether foreign data is a list of so many entries that all are of a form. */
export function isListOf<Entry>(
  value: unknown,
  lengthMinimum: number,
  lengthMaximum: number,
  isEntry: (entry: unknown) => entry is Entry,
): value is Entry[] {
  return (
    Array.isArray(value) &&
    value.length >= lengthMinimum &&
    value.length <= lengthMaximum &&
    value.every(isEntry)
  );
}
