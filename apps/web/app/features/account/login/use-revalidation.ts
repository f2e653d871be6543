import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../platform/language/use-language.ts';

/** AC-11: how long after a change of language the fields are looked at again. */
const revalidateAfterMs = 200;

/** Runs the newest `revalidate` after each change of language, once it has settled; not when the form opens. */
export function useRevalidation(revalidate: () => void): void {
  const { code } = useLanguage();
  const newest = useRef(revalidate);
  newest.current = revalidate;
  const lastCode = useRef(code);
  useEffect(() => {
    if (lastCode.current === code) return undefined;
    const timer = setTimeout(() => {
      lastCode.current = code;
      newest.current();
    }, revalidateAfterMs);
    return () => clearTimeout(timer);
  }, [code]);
}
