/** Reads a value, or throws `FormError`: nothing that is not known is passed over. */
export type Reader<Value> = (value: unknown) => Value;

/** What was read has another form than was expected. */
export class FormError extends Error {
  override name = 'FormError';
}

/** An object with exactly these fields, of which those that are named may be missing. */
export function exact<Fields extends object>(
  readers: {
    readonly [Key in keyof Fields]-?: Reader<Exclude<Fields[Key], undefined>>;
  },
  optional: readonly (keyof Fields & string)[] = [],
): Reader<Fields> {
  const keys = Object.keys(readers) as (keyof Fields & string)[];
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new FormError();
    const given = new Map<string, unknown>(Object.entries(value));
    const read: Partial<Fields> = {};
    for (const key of keys) {
      if (!given.has(key) && optional.includes(key)) continue;
      if (!given.has(key)) throw new FormError(key);
      read[key] = readers[key](given.get(key));
    }
    if (Object.keys(read).length !== given.size) throw new FormError();
    return read as Fields;
  };
}

export function listOf<Item>(reader: Reader<Item>): Reader<readonly Item[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new FormError();
    return value.map((item: unknown) => reader(item));
  };
}

export function recordOf<Item>(reader: Reader<Item>): Reader<Readonly<Record<string, Item>>> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new FormError();
    return Object.fromEntries(
      Object.entries(value).map(([key, item]: [string, unknown]) => [key, reader(item)]),
    );
  };
}

export function orNull<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : reader(value));
}

export function oneOf<const Text extends string>(texts: readonly Text[]): Reader<Text> {
  return (value) => {
    const found = texts.find((text) => text === value);
    if (found === undefined) throw new FormError();
    return found;
  };
}

export function textLike(pattern: RegExp): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new FormError();
    return value;
  };
}

export const readBoolean: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new FormError();
  return value;
};

/** A whole number from 1 on. */
export const readPosition: Reader<number> = (value) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1) throw new FormError();
  return value;
};

/** A moment in UTC with milliseconds, as it is written everywhere. */
export const readMoment: Reader<string> = (value) => {
  const text = textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(value);
  if (Number.isNaN(Date.parse(text))) throw new FormError();
  return text;
};
