import { useTexts } from '../../platform/console-services.ts';

interface PlayerLinkProps {
  /** Of the merchant's own site, whatever host the desk is reached by. */
  readonly siteOrigin: string;
  readonly search: Readonly<Record<string, string>>;
  readonly name: string;
}

/** The list of the site as a visitor has it at this moment, with the title or the vendor looked for. */
export function PlayerLink({ siteOrigin, search, name }: PlayerLinkProps) {
  const t = useTexts();
  return (
    <a
      href={`${siteOrigin}/m/gameList?${new URLSearchParams(search)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('games.see.label', { name })}
      className="flex min-h-6 items-center self-start text-sm underline"
    >
      {t('games.see')}
    </a>
  );
}
