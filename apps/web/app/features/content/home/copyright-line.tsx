import { useTranslate } from '../../../platform/language/use-language.ts';
import { useSite } from '../../../platform/site/site-query.ts';

/** SH-18: the years come from the merchant's settings. */
export function CopyrightLine({ className }: { readonly className: string }) {
  const t = useTranslate();
  const { copyrightYears, brandName } = useSite();
  return (
    <p className={`${className} text-caption text-muted`}>
      {t('home.copyright', { years: copyrightYears, brand: brandName })}
    </p>
  );
}
