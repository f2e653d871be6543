import { useTexts } from '../platform/console-services.ts';

/** What the member is told by a decision, before it is made; no line where a second person has to agree first. */
export function Told({ lines }: { lines: readonly string[] }) {
  const t = useTexts();
  return (
    <section aria-label={t('decision.preview')} className="rounded-small bg-raised p-3">
      <p className="mb-1 font-semibold">{t('decision.preview')}</p>
      {lines.length === 0 ? (
        <p>{t('decision.preview.nothing')}</p>
      ) : (
        <>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="mt-1 text-sm text-muted">{t('decision.preview.language')}</p>
        </>
      )}
    </section>
  );
}
