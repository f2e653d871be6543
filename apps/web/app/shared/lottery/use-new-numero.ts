import { useState } from 'react';

/** The latest draw where it has come while somebody looked on; `undefined` for the one that was there from the beginning. */
export function useNewNumero(latest: string | undefined): string | undefined {
  const [seen, setSeen] = useState<{ readonly numero?: string; readonly isNew: boolean }>({ isNew: false });
  if (latest !== undefined && latest !== seen.numero) {
    setSeen({ numero: latest, isNew: seen.numero !== undefined });
  }
  return seen.isNew ? seen.numero : undefined;
}
