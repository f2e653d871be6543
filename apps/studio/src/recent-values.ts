/**
 * Remembers what was last made for up to `limit` keys, and forgets what was not asked for longest. For values that
 * follow from their key alone, so that nothing remembered can be out of date.
 */
export function rememberRecent<Value>(limit: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    const value = known ?? make();
    // A map is ordered by insertion: what is put in again moves to its end.
    if (known !== undefined) values.delete(key);
    values.set(key, value);
    if (values.size > limit) {
      const [oldest] = values.keys();
      if (oldest !== undefined) values.delete(oldest);
    }
    return value;
  };
}
